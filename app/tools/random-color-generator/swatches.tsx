import { type CSSProperties, useState } from "react";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { paint } from "#app/tools/paint.ts";
import { IconButton, IconButtonLink } from "#app/ui/icon-button.tsx";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { useShared } from "./use-bench.ts";

/** Tiles joined edge to edge. A single tab stop with arrow keys inside. */
export function Swatches() {
  const { drawn, colors, isWaiting } = useShared();
  const [activePlace, setActivePlace] = useState(0);
  const grid = useRovingGrid<HTMLUListElement>(colors.length, { cells: "[data-copies]", rowsOf, isFlowing: true });
  // An open menu keeps its tile active, even if the pointer crosses other tiles on the way there.
  const activate = (place: number) => {
    if (!grid.ref.current?.querySelector(":popover-open")) setActivePlace(place);
  };
  if (colors.length === 0) return <Nothing />;
  const room = roomOf(colors.length);
  return (
    <ul
      role="list"
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
            key={place}
            color={color}
            place={place}
            room={room}
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

/** The first row of the grid, and all cells after it. */
function rowsOf(grid: HTMLElement) {
  const cells = [...grid.querySelectorAll<HTMLElement>("[data-copies]")];
  const top = cells[0]?.getBoundingClientRect().top;
  const columns = cells.filter((cell) => cell.getBoundingClientRect().top === top).length;
  return [cells.slice(0, columns), cells.slice(columns)];
}

type Props = {
  color: Color;
  place: number;
  room: Room;
  /** Hovered or last focused: shows all its controls and makes them reachable by Tab. */
  isActive: boolean;
  onActivate: () => void;
};

const CODE = {
  large: "text-xl xl:text-2xl tracking-[-0.03em]",
  medium: "text-lg tracking-[-0.02em]",
  small: "text-xs",
};
const SIZE = {
  large: "min-h-[104px] p-[18px] md:p-6",
  medium: "min-h-[112px] p-3.5 md:min-h-[132px] md:p-[18px]",
  small: "min-h-[76px] p-2.5 md:min-h-[68px] md:p-3",
};
const BELOW = "mt-1 line-clamp-2 min-h-[1.4em] text-sm leading-snug hyphens-auto break-words";
const NAME = { large: BELOW, medium: BELOW, small: "sr-only" };
const REVEALED =
  "opacity-0 transition-opacity group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:opacity-100";

/** A click anywhere on the tile copies the color. */
function Tile({ color, place, room, isActive, onActivate }: Props) {
  const { findName, state } = useShared();
  const isKept = state.kept.includes(place);
  const copy = useCopy();
  const hex = printHex(color);
  return (
    <li
      data-slot={place}
      onFocus={onActivate}
      onPointerEnter={onActivate}
      className="group swatch relative flex min-w-0 shrink-0 grow @2xl:basis-[calc(100%/var(--wide)-0.5px)] basis-[calc(100%/var(--narrow)-0.5px)] transition-[background-color] duration-240 motion-reduce:transition-none"
      style={paint(color)}
    >
      <button
        type="button"
        data-copies
        onClick={() => void copy(color, findName(color) || undefined)}
        className={`flex min-w-0 flex-1 flex-col justify-end text-left focus-visible:outline-current focus-visible:-outline-offset-6 ${SIZE[room]}`}
      >
        <span className="sr-only">{`Copy color ${place + 1}${isKept ? ", locked" : ""}: `}</span>
        <span className={`font-mono leading-tight ${CODE[room]}`}>{hex.slice(1)}</span>{" "}
        <span className={NAME[room]}>{findName(color)}</span>
      </button>
      <Controls {...{ color, place, room, isKept, isActive }} />
    </li>
  );
}

function Controls({ color, place, room, isKept, isActive }: Omit<Props, "onActivate"> & { isKept: boolean }) {
  const { findName, nameOf, toggleKept } = useShared();
  const name = findName(color);
  const isSmall = room === "small";
  const tabIndex = isActive ? 0 : -1;
  return (
    <div
      className={`absolute flex ${isSmall ? "top-0.5 right-0.5" : "top-2 right-2 max-md:top-1 max-md:right-1"} ${room === "large" ? "max-md:top-1/2 max-md:-translate-y-1/2" : ""}`}
    >
      {!isSmall && (
        <div className={`flex ${REVEALED} ${room === "medium" ? "pointer-coarse:hidden" : ""}`}>
          <IconButtonLink
            icon="icon-info"
            href={colorPath(printHex(color))}
            name={`About ${nameOf(color)}`}
            size="sm"
            tabIndex={tabIndex}
            className="max-md:hidden"
          />
          {isActive && (
            <>
              <KeepButton color={color} name={name} size="sm" />
              <CopyMenu color={color} name={name} size="sm" />
            </>
          )}
        </div>
      )}
      <IconButton
        icon={isKept ? "icon-lock/bold" : "icon-lock-open"}
        name={`Lock color ${place + 1}, ${nameOf(color)}`}
        data-tip={isKept ? "Unlock" : "Lock"}
        shortcut="L"
        size="sm"
        isPressed={isKept}
        tabIndex={tabIndex}
        onClick={() => toggleKept(place)}
        className={`noscript:hidden aria-pressed:bg-transparent ${isSmall ? "pointer-coarse:size-11! size-7!" : ""} ${isKept ? "" : REVEALED}`}
      />
    </div>
  );
}

type Room = "large" | "medium" | "small";

const MAX_COLUMNS = { wide: 6, wideMany: 10, narrow: 2, narrowMany: 4 };
/** Tiles are small above this number of colors. */
const MANY = 24;
const FEW = 6;

function roomOf(count: number): Room {
  return count <= FEW ? "large" : count <= MANY ? "medium" : "small";
}

/** Column counts that give rows of similar length, for wide and narrow windows. */
function columnsOf(count: number): CSSProperties {
  const isMany = count > MANY;
  const wide = even(count, isMany ? MAX_COLUMNS.wideMany : MAX_COLUMNS.wide);
  const narrow = count <= FEW ? 1 : even(count, isMany ? MAX_COLUMNS.narrowMany : MAX_COLUMNS.narrow);
  return { "--wide": wide, "--narrow": narrow } as CSSProperties;
}

function even(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}
