import { useRef, useState } from "react";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import { columnsOf, roomOf, Tile } from "./tile.tsx";
import { useShared } from "./use-bench.ts";

/** All colors, joined edge to edge. One tab stop, and arrow keys inside. */
export function Swatches() {
  const { drawn, colors, state, isWaiting } = useShared();
  const list = useRef<HTMLUListElement>(null);
  const [activePlace, setActivePlace] = useState(0);
  const grid = useRovingGrid(list, colors.length, { cells: "[data-copies]", rowsOf, isFlowing: true });
  // A menu that is open belongs to its tile, whatever the pointer passes on its way there.
  const activate = (place: number) => {
    if (!list.current?.querySelector(":popover-open")) setActivePlace(place);
  };
  if (colors.length === 0) return <Nothing />;
  const room = roomOf(colors.length);
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
      role="list"
      ref={list}
      aria-label="Random colors"
      aria-busy={isWaiting || undefined}
      data-keeps-arrows
      style={columnsOf(colors.length)}
      className="flex min-h-0 flex-1 flex-wrap content-stretch overflow-hidden aria-busy:opacity-60"
      {...grid}
    >
      {drawn.slots.map((color, place) =>
        color === null ? null : (
          <Tile
            // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its tile, so that its color fades
            key={place}
            color={color}
            place={place}
            room={room}
            isKept={state.kept.includes(place)}
            isActive={place === activePlace}
            onActivate={() => activate(place)}
          />
        ),
      )}
    </ul>
  );
}

function Nothing() {
  const { state, setLimits } = useShared();
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-4 px-6 py-16 text-center">
      <p className="max-w-[26em] text-lg">No colors left. Try another word, or allow other names.</p>
      <button
        type="button"
        onClick={() => setLimits({ word: "" })}
        className="min-h-11 rounded-control border border-line-2 px-4 font-[550] text-sm hover:bg-well"
      >
        {`Generate without “${state.word}”`}
      </button>
    </div>
  );
}

/** The first row, and all that flows on. */
function rowsOf(grid: HTMLElement) {
  const cells = [...grid.querySelectorAll<HTMLElement>("[data-copies]")];
  const top = cells[0]?.getBoundingClientRect().top;
  const columns = cells.filter((cell) => cell.getBoundingClientRect().top === top).length;
  return [cells.slice(0, columns), cells.slice(columns)];
}
