import { cards } from "#content/tool-cards.ts";
import { tools } from "#content/tools.ts";
import { SmallGlyph } from "./tool-glyph.tsx";

export function ToolsPanel({ onChoose }: { onChoose?: () => void }) {
  return (
    <ul role="list" aria-label="Tools" className="grid grid-cols-2 gap-0.5 md:w-[38rem] md:grid-cols-3 lg:w-[44rem]">
      {tools.map(({ id, path, title }) => (
        <li key={id}>
          <a
            href={path}
            onClick={onChoose}
            className="flex min-h-11 items-center gap-2.5 rounded-[7px] p-1.5 text-sm leading-tight hover:bg-well focus-visible:-outline-offset-2"
          >
            {cards[id] && <SmallGlyph glyph={cards[id].glyph} />}
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
