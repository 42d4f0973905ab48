import { Link } from "react-router";
import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { tools } from "#app/tools/registry.ts";
import { ToolGlyph } from "#app/tools/tool-glyph.tsx";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Color tools",
    description: `${tools.map(({ title, summary }) => `${title}: ${summary.toLowerCase()}.`).join(" ")} Free, without signing in.`,
    path: "/tools",
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;

export default function Tools() {
  return (
    <div className="wrap grid gap-10 pt-12 md:pt-16">
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">Color tools</h1>
        <p className="max-w-[34em] text-ink-2 text-lg">Each one works in the page, without signing in.</p>
      </header>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {tools.map(({ id, path, title, summary, glyph }) => (
          <li key={id}>
            <Link to={path} className="grid gap-1 rounded-control">
              <ToolGlyph glyph={glyph} />
              <span className="mt-2.5 font-semibold">{title}</span>
              <span className="text-ink-2 text-sm">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
