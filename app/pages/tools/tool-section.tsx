import { Link } from "react-router";
import type { Group } from "./groups.ts";
import { ToolGrid } from "./tool-grid.tsx";

type PairLinks = readonly { path: string; title: string }[];

/** The tools of a group; beside the converter its pages. */
export function ToolSection({ group: { title, text, tools }, pairs }: { group: Group; pairs: PairLinks }) {
  return (
    <section
      aria-labelledby={`group-${title}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-line border-t pt-7 lg:grid-cols-[200px_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={`group-${title}`} className="text-xl">
          {title}
        </h2>
        <p className="max-w-[26em] text-ink-2 text-sm">{text}</p>
      </div>
      {title === "Convert" ? (
        <div className="grid gap-x-5 gap-y-8 lg:grid-cols-3">
          <ToolGrid tools={tools} columns="" />
          <Pairs pairs={pairs} />
        </div>
      ) : (
        <ToolGrid tools={tools} columns="grid-cols-2 lg:grid-cols-3" />
      )}
    </section>
  );
}

/** The converter's own pages. */
function Pairs({ pairs }: { pairs: PairLinks }) {
  return (
    <ul className="grid grid-cols-2 content-start gap-x-5 sm:grid-cols-3 lg:col-span-2 lg:grid-cols-5">
      {pairs.map(({ path, title }) => (
        <li key={path}>
          <Link to={path} className="inline-flex min-h-8 items-center rounded-swatch text-ink-2 text-sm hover:text-ink">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
