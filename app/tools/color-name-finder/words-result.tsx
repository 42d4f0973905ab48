import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { filledStyle, swatchStyle } from "#app/ui/swatch-style.ts";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import type { Hex } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { countOf, printCount } from "#color/words/count.ts";
import { colorNameFinder as tool } from "#content/tools.ts";
import type { Group, Named, WordsAnswer } from "./answer.ts";
import { initial, model, setColors } from "./model.ts";
import { bestOf, LIST_LABELS } from "./words.ts";

export function WordsResult({ answer }: { answer: WordsAnswer }) {
  const { groups, described, value, text } = answer;
  const best = bestOf(answer);
  if (!best) return null;
  const rest = (named: readonly Named[]) => named.filter(({ name }) => name !== best.name);
  const looks = described.named.length > 0 && (
    <Wall
      id="described"
      title={`Colors that look ${text}`}
      aside={shownOf(described.total, described.named)}
      named={rest(described.named)}
    />
  );
  const isFirst = groups[0]?.isPartial !== false;
  return (
    <>
      <BestHit named={best} value={value} />
      <div className="grid gap-8 p-4 md:p-6">
        {isFirst && looks}
        {groups.map((group) => (
          <Wall
            key={group.list}
            id={`hits-${group.list}`}
            title={titleOf(group)}
            aside={shownOf(group.total, group.hits)}
            named={group.list === "all" ? rest(group.hits) : group.hits}
          />
        ))}
        {!isFirst && looks}
      </div>
    </>
  );
}

function titleOf({ list, isPartial, total }: Group): string {
  if (list !== "all") return LIST_LABELS[list];
  return isPartial ? "Names with some of the words" : countOf(total, "name");
}

function BestHit({ named: { name, hex }, value }: { named: Named; value: Hex | null }) {
  const color = fromRgb24(parseHex24(hex));
  return (
    <div
      className="swatch flex min-h-60 flex-wrap items-end justify-between gap-x-8 gap-y-5 border-line border-y p-5 md:min-h-72 md:p-7"
      style={swatchStyle(hex)}
    >
      <div className="grid min-w-0 gap-1.5">
        <p className="text-sm">Best match</p>
        <p className="text-balance font-semibold text-3xl tracking-[-0.035em] [overflow-wrap:anywhere] md:text-4xl">
          {name}
        </p>
        <p className="font-mono">
          {hex}
          <span className="font-sans">, {describe(color)}</span>
        </p>
        {value && value !== hex && (
          <p className="text-sm">
            As a color value it is{" "}
            <a href={pathOf(value)} data-keep-scroll className="underline underline-offset-[0.2em]">
              {value}
            </a>
            .
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink variant="filled" style={filledStyle(hex)} href={pathOf(hex)} data-keep-scroll>
          Names near it
        </ButtonLink>
        <CopyButton text={name}>Copy name</CopyButton>
        <CopyColorButton color={color} name={name} variant="outline" />
        <KeepButton color={color} name={name} variant="outline" />
      </div>
    </div>
  );
}

type WallProps = { id: string; title: string; aside: string; named: readonly Named[] };

/** A single tab stop; each swatch links to the names around it. */
function Wall({ id, title, aside, named }: WallProps) {
  const roving = useRovingGrid<HTMLUListElement>(named, { cells: "a", isFlowing: true });
  if (named.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg [overflow-wrap:anywhere]">
          {title}
        </h2>
        {aside && <span className="shrink-0 font-mono text-ink-2 text-xs">{aside}</span>}
      </div>
      <ul
        {...roving}
        role="list"
        aria-labelledby={id}
        className="grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] overflow-hidden rounded-control"
      >
        {named.map(({ name, hex }) => (
          <li key={name} className="grid">
            <a
              href={pathOf(hex)}
              data-keep-scroll
              style={swatchStyle(hex)}
              className="swatch group inset-ring inset-ring-line flex min-h-24 flex-col justify-end gap-0.5 p-3 focus-visible:outline-current focus-visible:-outline-offset-4"
            >
              <span className="font-medium text-sm leading-tight [overflow-wrap:anywhere] group-hover:underline">
                {name}
              </span>
              <span className="font-mono text-xs">{hex}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function shownOf(total: number, shown: readonly Named[]): string {
  return total > shown.length ? `${shown.length} of ${printCount(total)}` : "";
}

function pathOf(hex: Hex): string {
  return `${tool.path}${queryOf(model, setColors(initial, [fromRgb24(parseHex24(hex))]))}`;
}
