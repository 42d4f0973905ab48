import { cards } from "#content/tool-cards.ts";
import { type Tool, tools } from "#content/tools.ts";
import { SmallGlyph } from "./tool-glyph.tsx";

const { counted = [], extras = [] } = Object.groupBy(tools, ({ isExtra }) => (isExtra ? "extras" : "counted"));

type Props = { onChoose?: () => void };

export function ToolsPanel({ onChoose }: Props) {
  return (
    <div className="md:w-[38rem] lg:w-[44rem]">
      <List label="Tools" tools={counted} onChoose={onChoose} />
      <hr className="m-1.5 border-line" />
      <List label="Extras" tools={extras} onChoose={onChoose} />
    </div>
  );
}

function List({ label, tools, onChoose }: Props & { label: string; tools: readonly Tool[] }) {
  return (
    <ul role="list" aria-label={label} className="grid grid-cols-2 gap-0.5 md:grid-cols-3">
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
