import type { ReactNode } from "react";
import { useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { SplitSwatch } from "#app/tools/split-swatch.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import type { Color, Hex } from "#color/color.ts";
import { describe } from "#color/describe.ts";
import { isInGamut } from "#color/gamut.ts";
import { printDifference } from "#color/nearest/closeness.ts";
import { printHex } from "#color/text/print.ts";
import { printCount } from "#color/words/count.ts";
import type { ColorsAnswer, Near } from "./answer.ts";
import { ColorActions } from "./color-actions.tsx";
import { moveColor, NAMING_LISTS, nextTitle, paletteOf, type State, setActive, setList } from "./model.ts";
import { Stripes } from "./stripes.tsx";
import { describeCloseness, LIST_LABELS, titleOf } from "./words.ts";

type Props = { controls: ToolControls<State>; answer: ColorsAnswer; nameCount: number };

const LIST_OPTIONS = NAMING_LISTS.map((value) => ({ value, label: LIST_LABELS[value] }));

export function ColorsResult({ controls, answer, nameCount }: Props) {
  const { apply } = controls;
  const { colors, names, active, nearest, elsewhere } = answer;
  const color = colors[active] as Color;
  const name = names[active] as Near;
  const hex = printHex(color);
  const isSingle = colors.length === 1;
  const latest = () => paletteOf(controls.now(), answer).colors;
  const reorder = useReorder({
    count: colors.length,
    onMove: (from, to) => apply(moveColor, latest(), from, to),
    label: (place) => names[place]?.name ?? "",
  });
  return (
    <>
      {!isSingle && <PaletteTitle controls={controls} answer={answer} />}
      {isSingle ? (
        <SingleHero color={color} name={name} />
      ) : (
        <Stripes {...{ colors, names, active, reorder }} onSelect={(place) => apply(setActive, latest(), place)} />
      )}
      <div className="grid gap-6 p-4 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          {isSingle ? (
            <p className="text-ink-2 text-sm">{nameSentence(hex, name, nearest[0])}</p>
          ) : (
            <ActiveName color={color} name={name.name} />
          )}
          <ColorActions {...{ controls, answer, reorder }} />
        </div>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <NearList
            id="nearest"
            title={`Nearest of ${printCount(nameCount)} names`}
            hex={hex}
            items={nearest.map((near) => ({ key: near.name, near }))}
          />
          <NearList
            id="elsewhere"
            title="Nearest in each list"
            hex={hex}
            items={elsewhere.map(({ list, near }) => ({ key: list, near, source: LIST_LABELS[list] }))}
          />
        </div>
      </div>
      {reorder.status}
    </>
  );
}

function ActiveName({ color, name }: { color: Color; name: string }) {
  return (
    <p className="text-sm">
      <span className="font-[550]">Near {name}</span>{" "}
      <span className="text-ink-2">
        <span className="font-mono">{printHex(color)}</span>, {describe({ ...color, alpha: 1 })}
      </span>
    </p>
  );
}

function PaletteTitle({ controls, answer }: Pick<Props, "controls" | "answer">) {
  const { state, apply } = controls;
  const { titles } = answer;
  const title = titleOf(answer, state);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pb-4 md:px-6 md:pb-5">
      <div className="flex min-w-0 items-center gap-x-1.5">
        {title && <h2 className="text-2xl [overflow-wrap:anywhere]">{title}</h2>}
        {titles.length > 1 && (
          <IconButton
            icon="icon-refresh-cw"
            name="Another title"
            onClick={() => apply(nextTitle, titles.length)}
            className="noscript:hidden text-ink-2"
          />
        )}
      </div>
      <PillSelect
        label="Names from"
        value={state.list}
        options={LIST_OPTIONS}
        onChange={(list) => apply(setList, list)}
        className="noscript:hidden"
      />
    </div>
  );
}

/** `nearest` is the nearest of all names; `name` may come from another list. */
function nameSentence(hex: string, { name, deltaE }: Near, nearest: Near | undefined): string {
  if (deltaE === 0) return `${hex} is called ${name}.`;
  const away = `${name} is ΔE ${printDifference(deltaE)} away.`;
  if (nearest?.deltaE === 0) return `${hex} is also called ${nearest.name}. ${away}`;
  return `Nothing is called exactly ${hex}. ${away}`;
}

function SingleHero({ color, name: { name, hex, deltaE } }: { color: Color; name: Near }) {
  const own = printHex(color);
  return (
    <div className="grid border-line border-y sm:grid-cols-2">
      <Half hex={own} title="Your color">
        <p className="font-medium font-mono text-2xl tracking-[-0.02em] md:text-3xl">{own}</p>
        <p>{describe({ ...color, alpha: 1 })}</p>
        {!isInGamut(color, "srgb") && <p className="text-sm">Outside sRGB: named after the nearest sRGB color.</p>}
        {color.alpha < 1 && <p className="text-sm">Transparent: named as if opaque.</p>}
      </Half>
      <Half
        hex={hex}
        title={deltaE === 0 ? "An exact match" : `${describeCloseness(deltaE)}, ΔE ${printDifference(deltaE)}`}
      >
        <p className="text-balance font-semibold text-3xl tracking-[-0.035em] [overflow-wrap:anywhere] md:text-4xl">
          {name}
        </p>
        <p className="font-mono">{hex}</p>
      </Half>
    </div>
  );
}

function Half({ hex, title, children }: { hex: Hex; title: string; children: ReactNode }) {
  return (
    <div
      className="swatch flex min-h-44 flex-col justify-between gap-6 p-5 md:min-h-80 md:p-7"
      style={swatchStyle(hex)}
    >
      <p className="text-sm">{title}</p>
      <div className="grid gap-1.5">{children}</div>
    </div>
  );
}

type Item = { key: string; near: Near; source?: string };
type ListProps = { id: string; title: string; hex: Hex; items: readonly Item[] };

const COLUMNS = "grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)_2.75rem_9.5rem]";

/** A single tab stop: arrow keys move; Enter or a click copies the name. */
function NearList({ id, title, hex, items }: ListProps) {
  const roving = useRovingGrid<HTMLOListElement>(items, { cells: "button" });
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-2">
      <div className={`${COLUMNS} items-baseline`}>
        <h2 id={id} className="col-span-2 text-lg">
          {title}
        </h2>
        <span className="justify-self-end whitespace-nowrap font-mono text-ink-2 text-xs">ΔE 2000</span>
      </div>
      <ol {...roving} role="list" aria-labelledby={id}>
        {items.map(({ key, near, source }) => (
          <li key={key} className="border-line border-t">
            <button
              type="button"
              onClick={() => copyText(near.name)}
              className={`group ${COLUMNS} min-h-12 w-full items-center py-1.5 text-left text-sm hover:bg-well focus-visible:-outline-offset-2`}
            >
              <SplitSwatch hex={hex} other={near.hex} className="h-8 w-16 shrink-0" />
              <span className="grid min-w-0">
                <span className="flex min-w-0 items-center gap-2">
                  <span className="truncate font-medium">{near.name}</span>
                  <Icon className="icon-copy noscript:hidden size-3.5 shrink-0 text-ink-3 group-hover:text-ink" />
                </span>
                <span className="truncate text-ink-2 text-xs">
                  {source && `${source} · `}
                  <span className="font-mono">{near.hex}</span>
                </span>
              </span>
              <span className="text-right font-mono text-xs tabular-nums">
                <span className="sr-only">ΔE </span>
                {printDifference(near.deltaE)}
              </span>
              <span className="text-ink-2 max-sm:sr-only">{describeCloseness(near.deltaE)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
