import type { CSSProperties } from "react";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import { type Reorder, useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { ChangeAnnouncer } from "#app/tools/announcer.tsx";
import { paint } from "#app/tools/paint.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PlaceNumber } from "#app/ui/place-number.tsx";
import { printHex } from "#color/text/print.ts";
import { moveSwatch } from "./changes.ts";
import { MAX_COLORS, type Swatch } from "./state.ts";
import type { Bench } from "./use-bench.ts";
import { describeFewer, describeFound, printShare } from "./words.ts";

/** A search shows a rough palette first, so the announcement waits. */
const SEARCH_REST_MS = 700;

export function PaletteRows({ bench }: { bench: Bench }) {
  const { state, controls, label, select } = bench;
  const reorder = useReorder({
    count: state.swatches.length,
    onMove: (from, to) => {
      controls.apply(moveSwatch, from, to);
      select(to);
    },
    label,
    axis: "y",
  });
  const fewer = describeFewer(state, bench.canSeek && bench.session.progress === null);
  const notes = bench.picture?.notes ?? [];
  const labelOf = ({ color }: Swatch) => ({ hex: printHex(color), name: bench.findName(color) });
  return (
    <div className="flex flex-col border-line border-t lg:border-t-0 lg:border-l">
      <ol
        {...reorder.listProps}
        role="list"
        aria-label="Palette"
        style={{ "--count": state.swatches.length } as CSSProperties}
        className="grid grow grid-cols-[minmax(0,1fr)] grid-rows-[repeat(var(--count),minmax(min-content,1fr))]"
      >
        {state.swatches.map((swatch, place) => (
          <Row key={place} {...{ bench, swatch, place, reorder }} />
        ))}
      </ol>
      <p className="border-line border-t px-4 py-3 text-ink-2 text-sm empty:hidden">{fewer}</p>
      <ChangeAnnouncer
        state={{ labels: state.swatches.map(labelOf), notes: [fewer, ...notes] }}
        describe={describeFound}
        restMs={SEARCH_REST_MS}
      />
      <ChosenBar bench={bench} reorder={reorder} />
      {reorder.status}
    </div>
  );
}

type RowProps = { bench: Bench; swatch: Swatch; place: number; reorder: Reorder };

function Row({ bench, swatch: { color, isLocked }, place, reorder }: RowProps) {
  const { state, selected, select, lock, remove, findName, label, shares } = bench;
  const name = findName(color);
  const share = shares?.[place];
  const isDense = state.swatches.length > 9;
  const isSelected = place === selected;
  return (
    <li
      {...reorder.itemProps(place)}
      className={`swatch flex items-center gap-0.5 pr-2 pl-1.5 transition-[background-color] duration-200 md:pr-3 md:pl-3 ${isDense ? "min-h-8 pointer-coarse:min-h-11" : "min-h-16"}`}
      style={paint(color)}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => select(place)}
        className="flex min-h-8 pointer-coarse:min-h-11 min-w-0 grow items-center gap-3 rounded-control px-2 text-left hover:bg-current/10 focus-visible:outline-current max-tiny:gap-1.5 max-tiny:px-1.5"
      >
        <PlaceNumber {...{ place, isSelected }} hex={printHex(color)} />
        <span className="min-w-0 grow">
          <span className={`flex items-center font-mono leading-tight ${isDense ? "text-base" : "text-lg"}`}>
            {printHex(color).slice(1)}
            {color.space === "display-p3" && <span className="ml-1.5 text-xs">P3</span>}
            {share !== undefined && <span className="ml-auto pl-2 text-sm max-tiny:hidden">{printShare(share)}</span>}
          </span>
          {!isDense && <span className="block min-h-[1lh] truncate hyphens-auto text-sm leading-snug">{name}</span>}
        </span>
      </button>
      <IconButton
        icon={isLocked ? "icon-lock" : "icon-lock-open"}
        name={`Lock ${label(place)}`}
        data-tip={isLocked ? "Unlock" : "Lock"}
        isPressed={isLocked}
        size="sm"
        onClick={() => lock(place)}
        className="noscript:hidden"
      />
      <CopyColorButton color={color} name={name} size="sm" />
      <KeepButton color={color} name={name} size="sm" className="max-sm:hidden" />
      <IconButton
        icon="icon-x"
        name={`Remove ${label(place)}`}
        size="sm"
        isDisabled={state.swatches.length === 1}
        onClick={() => remove(place)}
        className="noscript:hidden"
      />
    </li>
  );
}

function ChosenBar({ bench, reorder }: { bench: Bench; reorder: Reorder }) {
  const { state, selected, replace, addAnother, canSeek, findName, label } = bench;
  const color = state.swatches[selected]?.color;
  if (!color) return null;
  return (
    <div className="flex noscript:hidden min-h-[60px] flex-wrap items-center gap-x-1 gap-y-2 border-line border-t px-3.5 py-2">
      <Button
        size="sm"
        variant="ghost"
        isDisabled={!canSeek}
        aria-label={`Replace ${label(selected)}`}
        onClick={() => replace(selected)}
        className="px-2"
      >
        <Icon className="icon-refresh-cw size-4" />
        Replace
      </Button>
      <Button
        size="sm"
        variant="ghost"
        isDisabled={!canSeek || state.swatches.length >= MAX_COLORS}
        onClick={addAnother}
        className="px-2"
      >
        <Icon className="icon-plus size-4" />
        Add
      </Button>
      <div className="ml-auto flex items-center">
        <span aria-hidden className="mr-1 text-ink-2 text-sm sm:hidden">
          {label(selected)}
        </span>
        <MoveButtons reorder={reorder} index={selected} />
        <KeepButton color={color} name={findName(color)} size="sm" className="sm:hidden" />
        <CopyMenu color={color} name={findName(color)} size="sm" />
      </div>
    </div>
  );
}
