import { Link } from "react-router";
import { tools } from "./registry.ts";
import { ToolGlyph } from "./tool-glyph.tsx";

/** Every tool with its drawing and what it does. */
export function ToolGrid() {
  return (
    <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {tools.map(({ id, path, title, summary, glyph }) => (
        <li key={id}>
          <Link to={path} className="group grid gap-1 rounded-control">
            <ToolGlyph glyph={glyph} />
            <span className="mt-2.5 font-semibold group-hover:underline">{title}</span>
            <span className="text-ink-2 text-sm">{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
