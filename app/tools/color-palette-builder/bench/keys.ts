import { type KeyboardEvent as ReactKeyboardEvent, useRef, useState } from "react";
import type { Shortcut } from "#app/frame/shortcuts/registry.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { commitTaps } from "#app/ui/commit-taps.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { clamp } from "#color/clamp.ts";
import { printHex } from "#color/text/print.ts";
import { adjustCell, type Channel, limitEdits, removeColor, resetCell, setPinned } from "../palette/changes.ts";
import { cellAt, isFixedAt, type Place, rowsOf } from "../palette/rows.ts";
import { MAX_COLORS, type RowKind, type State } from "../palette/state.ts";
import type { Builder, OpenPanel } from "./builder.ts";

type Options = {
  state: State;
  place: Place;
  /** False if `place` is only where the Tab key leads. */
  isChosen: boolean;
  names: readonly string[];
  /** The React keys of the colors. */
  keys: readonly string[];
  builder: Builder;
  press: (channel: Channel, event: KeyboardEvent) => void;
  openImport: () => void;
  add: () => void;
};

export function useBuilderShortcuts(options: Options) {
  const { openImport } = options;
  useShortcuts([
    ...cellShortcuts(options),
    ...colorShortcuts(options),
    { id: "builder-import", keys: "KeyI", label: "Import", group: "Palette", run: openImport },
  ]);
}

function hasCell() {
  return placeOfCell(document.activeElement) !== null;
}

/** The color with the focus. */
function focusedColor(): number | null {
  const item = document.activeElement?.closest<HTMLElement>("[data-color]");
  return item ? Number(item.dataset.color) : null;
}

function cellShortcuts({ place, isChosen, builder, press }: Options): Shortcut[] {
  const group = "Cells";
  return [
    ...CHANNELS.map(
      (channel): Shortcut => ({
        id: `builder-${channel}`,
        keys: `Key${channel.toUpperCase()}`,
        label: `${CHANNEL_NAMES[channel]} of the cell: hold with the arrow keys, or press to toggle`,
        group,
        run: (event) => (hasCell() ? press(channel, event) : focusCell(place)),
      }),
    ),
    {
      id: "builder-reset",
      keys: "KeyR",
      label: "Reset the cell",
      group,
      run: () => (isChosen ? builder.apply(resetCell, place) : focusCell(place)),
    },
  ];
}

function colorShortcuts(options: Options): Shortcut[] {
  const { state, place, isChosen, names, keys, builder, add } = options;
  const { colors } = state;
  const { apply, announce } = builder;
  /** Runs for the color with the focus, or else for that of the chosen cell. */
  const withColor = (run: (index: number) => void) => () => {
    const index = focusedColor() ?? (isChosen ? place.index : null);
    if (index !== null) return run(index);
    showToast({ type: "info", title: "Which color?", text: "Press its number first, or Tab to reach it." });
  };
  const open = (part: OpenPanel["part"]) => withColor((index) => builder.open({ id: keys[index] ?? "", part }));
  /** Moves the color, and the focus with it. */
  const move = (by: number) =>
    withColor((index) => {
      const to = index + by;
      if (!colors[to]) return;
      const focused = document.activeElement as HTMLElement | null;
      builder.move(index, to);
      requestAnimationFrame(() => focused?.focus());
      announce(`${names[index]}, moved to ${to + 1} of ${colors.length}`);
    });
  const copyColor = withColor((index) => {
    if (colors.length >= MAX_COLORS) return announce(`A palette has up to ${MAX_COLORS} colors`);
    builder.duplicate(index);
  });
  const remove = withColor((index) => {
    if (colors.length < 2) return announce("A palette needs at least one color");
    removeAndFocusNext(options, index);
  });
  const pin = withColor((index) => {
    const isPinned = !colors[index]?.isPinned;
    apply(setPinned, index, isPinned);
    announce(`${names[index]} ${isPinned ? "pinned" : "unpinned"}`);
  });
  const shortcuts: Omit<Shortcut, "group">[] = [
    { id: "builder-up", keys: "Mod+ArrowUp", label: "Move the color up", run: move(-1), canRepeat: true },
    { id: "builder-down", keys: "Mod+ArrowDown", label: "Move the color down", run: move(1), canRepeat: true },
    { id: "builder-copy", keys: "Shift+Mod+ArrowDown", label: "Duplicate the color", run: copyColor },
    { id: "builder-pin", keys: "KeyP", label: "Pin or unpin the color", run: pin },
    { id: "builder-edit", keys: "KeyO", label: "Open the color", run: open("color") },
    { id: "builder-curves", keys: "KeyU", label: "Open its curves", run: open("curves") },
    { id: "builder-add", keys: "+", label: "Add a color", run: add },
    { id: "builder-remove", keys: "Delete", label: "Remove the color", run: remove },
    ...colors.slice(0, 10).map((_, at) => ({
      id: `builder-${at}`,
      keys: `Digit${(at + 1) % 10}`,
      label: `Go to ${names[at]}`,
      run: () => focusCell({ ...place, index: at, step: 0 }),
    })),
  ];
  return shortcuts.map((shortcut) => ({ ...shortcut, group: "Colors" }));
}

/** In its cells, the focus stays in the cells. */
function removeAndFocusNext({ state, place, builder }: Options, index: number) {
  const isInCell = hasCell();
  builder.remove(index);
  const after = removeColor(state, index);
  requestAnimationFrame(() => {
    if (isInCell) focusCell(settle(after, place));
    else document.getElementById(`color-${Math.min(index, after.colors.length - 1)}`)?.focus();
  });
}

export const CHANNELS: readonly Channel[] = ["l", "c", "h"];
export const CHANNEL_NAMES: Record<Channel, string> = { l: "Lightness", c: "Chroma", h: "Hue" };
export const CHANNEL_STEPS: Record<Channel, number> = { l: 0.01, c: 0.005, h: 2 };
export const CHANNEL_DECIMALS: Record<Channel, number> = { l: 3, c: 3, h: 1 };
export const MAX_CHANNEL: Record<Channel, number> = { l: 1, c: 0.5, h: 360 };
const LARGE_STEP = 5;
const SIGNS: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/**
 * L, C or H held with an arrow key changes that channel of a cell. To avoid holding two keys, pressing the letter once
 * also works: the arrows then change the channel until the letter or Escape is pressed.
 */
export function useAdjusting(state: State, { preview, commit, announce }: Builder) {
  const [channel, setChannel] = useState<Channel | null>(null);
  const hold = useRef({ code: "", isUsed: false, isSecond: false });

  const stop = () => {
    commit();
    setChannel(null);
  };
  const press = (next: Channel, event: KeyboardEvent) => {
    hold.current = { code: event.code, isUsed: false, isSecond: next === channel };
    setChannel(next);
  };
  /** Returns whether the key was handled. */
  const onKeyDown = (event: ReactKeyboardEvent, place: Place): boolean => {
    if (channel === null || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") {
      stop();
      announce("Arrow keys move again");
      return true;
    }
    const sign = SIGNS[event.key];
    if (!sign) return false;
    hold.current.isUsed = true;
    if (isFixedAt(state, place)) {
      announce("This cell is pinned. Unpin it to change it.");
      return true;
    }
    const delta = sign * CHANNEL_STEPS[channel] * (event.shiftKey ? LARGE_STEP : 1);
    preview(adjustCell, place, channel, delta);
    const changed = limitEdits(state, adjustCell(state, place, channel, delta));
    const after = cellAt(changed, place);
    if (after && changed !== state) announce(`${CHANNEL_NAMES[channel]}, ${printHex(after.color)}`);
    return true;
  };
  const onKeyUp = (event: ReactKeyboardEvent) => {
    commitTaps(event, commit);
    if (event.code !== hold.current.code) return;
    const { isUsed, isSecond } = hold.current;
    hold.current.code = "";
    if (isUsed || isSecond) stop();
    else if (channel) announce(`Arrow keys change ${CHANNEL_NAMES[channel].toLowerCase()}. Escape stops.`);
  };
  return { channel, press, onKeyDown, onKeyUp };
}

export function cellId({ index, kind, step }: Place): string {
  return `cell-${index}-${kind}-${step}`;
}

export function placeOfCell(element: Element | null): Place | null {
  const [, index = "", kind = "", step = ""] = /^cell-(\d+)-([a-z]+)-(\d+)$/.exec(element?.id ?? "") ?? [];
  return index === "" ? null : { index: Number(index), kind: kind as RowKind, step: Number(step) };
}

export function focusCell(place: Place) {
  document.getElementById(cellId(place))?.focus();
}

/**
 * Scrolls a cell clear of the bar of the chosen cell, once it is released: its click would miss it. A page scrolled
 * elsewhere in the meantime stays there, where something else may be pressed.
 */
export function showCell(cell: Element | null) {
  if (cell?.matches(":active")) requestAnimationFrame(() => showCell(cell));
  else if (cell && isInWindow(cell)) cell.scrollIntoView({ block: "nearest" });
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** The nearest existing cell, since palettes and rows get shorter and views change. */
export function settle(state: State, place: Place): Place {
  const index = clamp(place.index, 0, state.colors.length - 1);
  const owner = state.colors[index];
  const rows = owner ? rowsOf(state, owner) : [];
  const row = rows.find(({ kind }) => kind === place.kind) ?? rows[0];
  if (!row) return place;
  return { index, kind: row.kind, step: clamp(place.step, 0, row.cells.length - 1) };
}

/** Where a key leads from a cell; null for other keys. */
export function moveByKey(state: State, place: Place, key: string): Place | null {
  const rows = state.colors.flatMap((owner, index) =>
    rowsOf(state, owner).map(({ kind, cells }) => ({ index, kind, last: cells.length - 1 })),
  );
  const now = rows.findIndex(({ index, kind }) => index === place.index && kind === place.kind);
  const row = rows[now];
  if (!row) return null;
  const step = { ArrowRight: place.step + 1, ArrowLeft: place.step - 1, Home: 0, End: row.last }[key];
  if (step !== undefined) return { ...place, step: clamp(step, 0, row.last) };
  const perColor = rows.length / state.colors.length;
  const by = { ArrowDown: 1, ArrowUp: -1, PageDown: perColor, PageUp: -perColor }[key];
  if (by === undefined) return null;
  const to = rows[clamp(now + by, 0, rows.length - 1)] ?? row;
  return { index: to.index, kind: to.kind, step: Math.min(place.step, to.last) };
}
