import { useCopy } from "#app/frame/copy/use-copy.ts";
import type { Shortcut } from "#app/frame/shortcuts/registry.ts";
import { useVision, VISION_MODES } from "#app/frame/vision/vision-store.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import type { Actions } from "./tool-store.ts";
import { useKeyRelease } from "./use-key-release.ts";

export type Key = Omit<Shortcut, "group">;

/** By a click, or by a key, which ends the step when released. */
export type Roll = (key?: { readonly repeat: boolean }) => void;

type Palette = {
  colors: readonly Color[];
  nameOf: (color: Color) => string;
  act: Pick<Actions<unknown>, "undo" | "redo" | "commit">;
  roll: Roll;
  lock: (index: number) => void;
  focus: (index: number) => void;
};

const MAX_DIGITS = 10;

/** Shortcuts for tools that generate palettes, as groups. Each color is an element with `data-slot`. */
export function usePaletteKeys({ colors, nameOf, act, roll, lock, focus }: Palette) {
  const copy = useCopy();
  const { setVision } = useVision();
  // What repeats while Space is held is one undo step.
  useKeyRelease("Space", act.commit);
  /** Runs for the focused color, or else for the one under the pointer. */
  const withActive = (run: (index: number) => void) => () => {
    const index = activeIndex();
    if (index !== null && index < colors.length) return run(index);
    showToast({ type: "info", title: "Which color?", text: "Point at a color, or press its number first." });
  };
  const copyAt = (index: number) => {
    const color = colors[index];
    if (color) void copy(color, nameOf(color));
  };
  const nextVision = () =>
    setVision((old) => ({ ...old, mode: VISION_MODES[VISION_MODES.indexOf(old.mode) + 1] ?? "none" }));
  const paletteKeys: Key[] = [
    { id: "roll", keys: "Space", label: "Generate a palette", canRepeat: true, run: roll },
    { id: "back", keys: "ArrowLeft", label: "Previous palette", canRepeat: true, run: act.undo },
    { id: "forth", keys: "ArrowRight", label: "Next palette", canRepeat: true, run: act.redo },
  ];
  const colorKeys: Key[] = [
    { id: "lock", keys: "KeyL", label: "Lock or unlock", run: withActive(lock) },
    { id: "copy", keys: "KeyC", label: "Copy", run: withActive(copyAt) },
  ];
  const digits = colors.slice(0, MAX_DIGITS).map(
    (_, index): Key => ({
      id: `focus-${index}`,
      keys: `Digit${(index + 1) % MAX_DIGITS}`,
      label: `Go to color ${index + 1}`,
      run: () => focus(index),
    }),
  );
  const visionKey: Key = { id: "vision", keys: "KeyB", label: "Next color blindness type", run: nextVision };
  return { withActive, paletteKeys, colorKeys, digits, visionKey };
}

export function groupKeys(groups: Readonly<Record<string, readonly Key[]>>): Shortcut[] {
  return Object.entries(groups).flatMap(([group, keys]) => keys.map((key) => ({ ...key, group })));
}

export function activeIndex(): number | null {
  const focused = document.activeElement?.closest<HTMLElement>("[data-slot]");
  const active = focused ?? document.querySelector<HTMLElement>("[data-slot]:hover");
  return active ? Number(active.dataset.slot) : null;
}
