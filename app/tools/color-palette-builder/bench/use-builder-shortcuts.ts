import type { Shortcut } from "#app/frame/shortcuts/registry.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import {
  type Channel,
  duplicate,
  limitEdits,
  moveColor,
  removeColor,
  resetCell,
  setPinned,
} from "../palette/changes.ts";
import type { Place } from "../palette/rows.ts";
import { MAX_COLORS, type State } from "../palette/state.ts";
import type { Builder, OpenPanel } from "./builder.ts";
import { focusCell, placeOfCell } from "./cell-keys.ts";
import { CHANNEL_NAMES, CHANNELS } from "./use-adjusting.ts";

type Options = {
  state: State;
  place: Place;
  names: readonly string[];
  /** Of the colors, for React. */
  keys: readonly string[];
  builder: Builder;
  press: (channel: Channel, event: KeyboardEvent) => void;
  openExport: () => void;
  openImport: () => void;
  add: () => void;
};

/** Everything that keys do on the bench; the sheet of shortcuts lists it, too. */
export function useBuilderShortcuts(options: Options) {
  const { openExport, openImport } = options;
  useShortcuts([
    ...cellShortcuts(options),
    ...colorShortcuts(options),
    { id: "builder-export", keys: "KeyE", label: "Export", group: "Palette", run: openExport },
    { id: "builder-import", keys: "KeyI", label: "Import", group: "Palette", run: openImport },
  ]);
}

function hasCell() {
  return placeOfCell(document.activeElement) !== null;
}

function cellShortcuts({ place, builder, press }: Options): Shortcut[] {
  const group = "Cells";
  return [
    ...CHANNELS.map(
      (channel): Shortcut => ({
        id: `builder-${channel}`,
        keys: `Key${channel.toUpperCase()}`,
        label: `${CHANNEL_NAMES[channel]} of the cell: hold with the arrow keys, or press once`,
        group,
        run: (event) => (hasCell() ? press(channel, event) : focusCell(place)),
      }),
    ),
    { id: "builder-reset", keys: "KeyR", label: "Reset the cell", group, run: () => builder.apply(resetCell, place) },
  ];
}

function colorShortcuts({ state, place, names, keys, builder, add }: Options): Shortcut[] {
  const { colors } = state;
  const { index } = place;
  const { apply, announce } = builder;
  const open = (part: OpenPanel["part"]) => builder.open({ id: keys[index] ?? "", part });
  /** Moves the color, and the focus with it. */
  const move = (by: number) => {
    const to = { ...place, index: index + by };
    if (!colors[to.index]) return;
    const keepsFocus = hasCell();
    apply(moveColor, index, to.index);
    builder.select(to);
    if (keepsFocus) requestAnimationFrame(() => focusCell(to));
    announce(`${names[index]}, moved to ${to.index + 1} of ${colors.length}`);
  };
  const copyColor = () => {
    if (colors.length >= MAX_COLORS) return announce(`A palette has ${MAX_COLORS} colors at most`);
    const isFull = limitEdits(state, duplicate(state, index)) === state;
    apply(duplicate, index);
    if (!isFull) announce(`${names[index]} duplicated`);
  };
  const remove = () => {
    if (colors.length < 2) return announce("A palette needs at least one color");
    apply(removeColor, index);
    announce(`${names[index]} removed`);
  };
  const pin = () => {
    const isPinned = !colors[index]?.isPinned;
    apply(setPinned, index, isPinned);
    announce(`${names[index]} ${isPinned ? "pinned" : "unpinned"}`);
  };
  const shortcuts: Omit<Shortcut, "group">[] = [
    { id: "builder-up", keys: "Mod+ArrowUp", label: "Move the color up", run: () => move(-1), canRepeat: true },
    { id: "builder-down", keys: "Mod+ArrowDown", label: "Move the color down", run: () => move(1), canRepeat: true },
    { id: "builder-copy", keys: "Shift+Mod+ArrowDown", label: "Duplicate the color", run: copyColor },
    { id: "builder-pin", keys: "KeyP", label: "Pin or unpin the color", run: pin },
    { id: "builder-edit", keys: "KeyO", label: "Open the color", run: () => open("color") },
    { id: "builder-curves", keys: "KeyU", label: "Open its curves", run: () => open("curves") },
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
