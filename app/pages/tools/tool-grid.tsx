import type { ReactNode } from "react";
import { ToolGlyph } from "#app/frame/tool-glyph.tsx";
import { cards } from "#content/tool-cards.ts";
import type { Tool } from "#content/tools.ts";

type GridProps = { tools: readonly Tool[]; columns?: string };

export function ToolGrid({ tools, columns = "grid-cols-2 lg:grid-cols-4" }: GridProps) {
  return (
    <ul className={`grid gap-x-5 gap-y-8 ${columns}`}>
      {tools.map((tool) => (
        <ToolTile key={tool.id} tool={tool} />
      ))}
    </ul>
  );
}

export function ToolTile({ tool: { id, path, title } }: { tool: Tool }) {
  const { glyph, summary } = cards[id] ?? {};
  return (
    <Tile to={path} title={title} text={summary}>
      {glyph && <ToolGlyph glyph={glyph} />}
    </Tile>
  );
}

export function Tile({ to, title, text, children }: { to: string; title: string; text?: string; children: ReactNode }) {
  return (
    <li>
      <a href={to} className="group grid gap-1 rounded-control">
        {children}
        <span className="mt-2.5 font-semibold group-hover:underline">{title}</span>
        <span className="text-ink-2 text-sm max-sm:hidden">{text}</span>
      </a>
    </li>
  );
}
