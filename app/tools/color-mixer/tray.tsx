import { useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { late } from "#app/late/late.tsx";
import { useItemKeys } from "#app/tools/item-keys.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { Popover } from "#app/ui/popover.tsx";
import { moveColor } from "./changes.ts";
import { IngredientCell } from "./ingredient.tsx";
import { FORM_ID, FULL, MAX_BASE_COLORS, MAX_COUNT } from "./state.ts";
import type { Bench } from "./use-bench.ts";

export function Tray({ bench }: { bench: Bench }) {
  const { controls, state, labelOf, announced } = bench;
  const { baseColors, activeMode, target } = state;
  const keys = useItemKeys(baseColors);
  const reorder = useReorder({
    count: baseColors.length,
    onMove: (from, to) => controls.apply(moveColor, from, to),
    label: (place) => labelOf(baseColors[place]?.color ?? "#000000"),
  });
  const isFull = baseColors.length >= MAX_BASE_COLORS;
  return (
    <div className="flex flex-col justify-between gap-5 p-4 sm:p-5 md:p-7">
      <ul
        {...reorder.listProps}
        role="list"
        aria-label="Base colors"
        className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-3 md:gap-x-[18px] xl:grid-cols-4 max-lg:[&_:is(button,input)]:scroll-mt-64"
      >
        {baseColors.map((base, place) => (
          <IngredientCell key={keys[place]} {...{ bench, base, place, reorder }} />
        ))}
        {!isFull && <AddPopover bench={bench} />}
      </ul>
      <p role="status" className="noscript:hidden min-h-10 text-ink-2 text-sm sm:min-h-5 print:hidden">
        {announced || (isFull ? FULL : HINT)}
      </p>
      <form id={FORM_ID} method="get" className="grid scripting:hidden gap-3">
        {!isFull && (
          <>
            <input
              type="text"
              name="color"
              aria-label="Another base color"
              placeholder="Another color"
              className="min-h-11 rounded-control bg-well px-3 font-mono text-sm"
            />
            <input type="hidden" name="count" value="1" />
          </>
        )}
        <input type="hidden" name="m" value={activeMode} />
        {target && <input type="hidden" name="t" value={target.slice(1)} />}
        <Button type="submit" variant="primary">
          Mix
        </Button>
      </form>
      {reorder.status}
    </div>
  );
}

const HINT = (
  <>
    <span className="pointer-coarse:hidden">Click, type or scroll</span>
    <span className="pointer-coarse:inline-block hidden">Tap or type</span> to set up to {MAX_COUNT} parts.
  </>
);

const NewColor = late(async () => (await import("./editor.tsx")).NewColor, "The color field", {
  waiting: <p className="min-h-[11rem] text-ink-2 text-sm">Loading…</p>,
});

function AddPopover({ bench }: { bench: Bench }) {
  return (
    <li className="noscript:hidden min-w-0">
      <Popover
        label="Add a base color"
        align="end"
        look={`w-[21rem] max-w-[calc(100vw-1rem)] p-4 ${PHONE_SHEET}`}
        preload={NewColor.preload}
        trigger={(props) => (
          <button
            type="button"
            {...props}
            data-add-color
            aria-label="Add a base color"
            className="grid h-[84px] w-full place-items-center rounded-control border border-line-2 border-dashed text-ink-2 transition-[border-color,color] hover:border-ink-2 hover:text-ink sm:h-[108px]"
          >
            <Icon className="icon-plus" />
          </button>
        )}
      >
        {() => <NewColor bench={bench} />}
      </Popover>
    </li>
  );
}
