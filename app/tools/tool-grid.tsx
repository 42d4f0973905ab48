import { Link } from "react-router";
import { cards } from "./cards.ts";
import type { Tool } from "./tool.ts";
import { ToolGlyph } from "./tool-glyph.tsx";

/** Tools with their drawings and what they do. */
export function ToolGrid({
  tools,
  columns = "sm:grid-cols-2 lg:grid-cols-4",
}: {
  tools: readonly Tool[];
  columns?: string;
}) {
  return (
    <ul className={`grid gap-x-5 gap-y-8 ${columns}`}>
      {tools.map(({ id, path, title }) => (
        <li key={id}>
          <Link to={path} className="group grid gap-1 rounded-control">
            {cards[id] && <ToolGlyph glyph={cards[id].glyph} />}
            <span className="mt-2.5 font-semibold group-hover:underline">{title}</span>
            <span className="text-ink-2 text-sm">{cards[id]?.summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
