import type { Shortcut } from "#app/frame/shortcuts/registry.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import type { Builder } from "./builder.ts";
import { type Channel, type Place, resetCell } from "./cell-changes.ts";
import { focusCell, placeOfCell } from "./cell-keys.ts";
import { duplicate, moveColor, removeColor, setPinned } from "./color-changes.ts";
import { limitEdits } from "./edit-limit.ts";
import { MAX_COLORS, type State } from "./state.ts";
import { CHANNEL_NAMES } from "./use-adjusting.ts";

type Options = {
  state: State;
  place: Place;
  names: readonly string[];
  builder: Builder;
  press: (channel: Channel, event: KeyboardEvent) => void;
  openExport: () => void;
  openImport: () => void;
  add: () => void;
};

const CHANNEL_KEYS: readonly [Channel, string][] = [
  ["l", "KeyL"],
  ["c", "KeyC"],
  ["h", "KeyH"],
];

/** Everything that keys do on the bench; the sheet of shortcuts reads it, too. */
export function useBuilderShortcuts(options: Options) {
  const { state, place, names, builder, press } = options;
  const { colors } = state;
  const { apply, say } = builder;
  const hasCell = () => placeOfCell(document.activeElement) !== null;
  /** Moves the color, and the focus with it. */
  const move = (by: number) => {
    const to = place.index + by;
    if (!colors[to]) return;
    const keepsFocus = hasCell();
    apply(moveColor, place.index, to);
    builder.select({ ...place, index: to });
    if (keepsFocus) requestAnimationFrame(() => focusCell({ ...place, index: to }));
    say(`${names[place.index]}, moved to ${to + 1} of ${colors.length}`);
  };
  const copyColor = () => {
    if (colors.length >= MAX_COLORS) return say(`A palette has ${MAX_COLORS} colors at most`);
    const isFull = limitEdits(state, duplicate(state, place.index)) === state;
    apply(duplicate, place.index);
    if (!isFull) say(`${names[place.index]} duplicated`);
  };
  const remove = () => {
    if (colors.length < 2) return say("The last color stays");
    apply(removeColor, place.index);
    say(`${names[place.index]} removed`);
  };
  const pin = () => {
    const isPinned = !colors[place.index]?.isPinned;
    apply(setPinned, place.index, isPinned);
    say(`${names[place.index]} ${isPinned ? "pinned" : "unpinned"}`);
  };
  const cellKeys = CHANNEL_KEYS.map(
    ([channel, keys]): Shortcut => ({
      id: `builder-${channel}`,
      keys,
      label: `${CHANNEL_NAMES[channel]} of the cell: hold with the arrow keys, or press once`,
      group: "Cells",
      run: (event) => (hasCell() ? press(channel, event) : focusCell(place)),
    }),
  );
  useShortcuts([
    ...cellKeys,
    {
      id: "builder-reset",
      keys: "KeyR",
      label: "Give the cell back to its ramp",
      group: "Cells",
      run: () => apply(resetCell, place),
    },
    {
      id: "builder-up",
      keys: "Mod+ArrowUp",
      label: "Move the color up",
      group: "Colors",
      run: () => move(-1),
      canRepeat: true,
    },
    {
      id: "builder-down",
      keys: "Mod+ArrowDown",
      label: "Move the color down",
      group: "Colors",
      run: () => move(1),
      canRepeat: true,
    },
    { id: "builder-copy", keys: "Shift+Mod+ArrowDown", label: "Duplicate the color", group: "Colors", run: copyColor },
    { id: "builder-pin", keys: "KeyP", label: "Pin or unpin the color", group: "Colors", run: pin },
    {
      id: "builder-edit",
      keys: "KeyO",
      label: "Open the color",
      group: "Colors",
      run: () => builder.open({ index: place.index, part: "color" }),
    },
    {
      id: "builder-curves",
      keys: "KeyU",
      label: "Open its curves",
      group: "Colors",
      run: () => builder.open({ index: place.index, part: "curves" }),
    },
    { id: "builder-add", keys: "+", label: "Add a color", group: "Colors", run: options.add },
    { id: "builder-remove", keys: "Delete", label: "Remove the color", group: "Colors", run: remove },
    ...colors.slice(0, 10).map(
      (_, index): Shortcut => ({
        id: `builder-${index}`,
        keys: `Digit${(index + 1) % 10}`,
        label: `Go to ${names[index]}`,
        group: "Colors",
        run: () => focusCell({ ...place, index, step: 0 }),
      }),
    ),
    { id: "builder-export", keys: "KeyE", label: "Export", group: "Palette", run: options.openExport },
    { id: "builder-import", keys: "KeyI", label: "Import", group: "Palette", run: options.openImport },
  ]);
}
