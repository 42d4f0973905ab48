import { useSyncExternalStore } from "react";
import type { ColorIn } from "#color/color.ts";
import { createListeners } from "../listeners.ts";
import { withStorage } from "../with-storage.ts";

export type PickerSpaceId = "oklch" | "hsl" | "hsv" | "srgb" | "lab" | "lch";
export type PickerColor = ColorIn<PickerSpaceId>;

/** A channel as shown to users: all numbers are in display units. */
export type PickerChannel = {
  readonly key: string;
  readonly letter: string;
  readonly name: string;
  readonly unit: "" | "%" | "°";
  /** The ends of the slider. */
  readonly min: number;
  readonly max: number;
  /** The largest value that can be typed; defaults to `max`. */
  readonly limit?: number;
  /** The step of an arrow key; ten steps with Shift. */
  readonly step: number;
  /** Decimals that colors are rounded to when they leave the picker, so that URLs stay short. */
  readonly decimals: number;
  /** Factor from the engine's value to display units. */
  readonly scale: number;
  readonly isHue?: boolean;
};

export type PickerSpace = {
  readonly id: PickerSpaceId;
  readonly label: string;
  /** In slider order, without alpha. */
  readonly channels: readonly PickerChannel[];
  /** What the area shows from left to right and from bottom to top; the third channel is fixed. */
  readonly x: PickerChannel;
  readonly y: PickerChannel;
  readonly fixed: PickerChannel;
  /** True if its colors can be outside sRGB. */
  readonly isWide: boolean;
};

const HUE = channel("h", "H", "Hue", { unit: "°", max: 359.99, limit: 360, isHue: true });
const SATURATION = channel("s", "S", "Saturation", { unit: "%" });
const LAB_LIGHTNESS = channel("l", "L", "Lightness", {});
export const ALPHA = channel("alpha", "A", "Opacity", { unit: "%", scale: 100, decimals: 0 });

/** Display P3's maximum OKLCH chroma at any hue is 0.369. */
const OK_CHROMA = channel("c", "C", "Chroma", { max: 0.37, limit: 0.5, step: 0.005, decimals: 4 });

export const PICKER_SPACES: readonly PickerSpace[] = [
  space("oklch", "OKLCH", [channel("l", "L", "Lightness", { unit: "%", scale: 100 }), OK_CHROMA, HUE], "c", "l"),
  space("hsl", "HSL", [HUE, SATURATION, channel("l", "L", "Lightness", { unit: "%" })], "s", "l"),
  space("hsv", "HSV", [HUE, SATURATION, channel("v", "V", "Value", { unit: "%" })], "s", "v"),
  space("srgb", "RGB", [rgb("r", "R", "Red"), rgb("g", "G", "Green"), rgb("b", "B", "Blue")], "r", "g"),
  space(
    "lab",
    "LAB",
    [LAB_LIGHTNESS, opponent("a", "a (green to red)"), opponent("b", "b (blue to yellow)")],
    "a",
    "b",
  ),
  space("lch", "LCH", [LAB_LIGHTNESS, channel("c", "C", "Chroma", { max: 150, limit: 200 }), HUE], "c", "l"),
];

export function spaceOf(id: PickerSpaceId): PickerSpace {
  return PICKER_SPACES.find((space) => space.id === id) as PickerSpace;
}

function channel(key: string, letter: string, name: string, rest: Partial<PickerChannel>): PickerChannel {
  return { key, letter, name, unit: "", min: 0, max: 100, step: 1, decimals: 2, scale: 1, ...rest };
}

function rgb(key: string, letter: string, name: string) {
  return channel(key, letter, name, { max: 255, scale: 255, decimals: 0 });
}

function opponent(key: "a" | "b", name: string) {
  return channel(key, key, name, { min: -125, max: 125 });
}

function space(id: PickerSpaceId, label: string, channels: readonly PickerChannel[], xKey: string, yKey: string) {
  const x = channels.find(({ key }) => key === xKey) as PickerChannel;
  const y = channels.find(({ key }) => key === yKey) as PickerChannel;
  const fixed = channels.find((channel) => channel !== x && channel !== y) as PickerChannel;
  return { id, label, channels, x, y, fixed, isWide: id !== "hsl" && id !== "hsv" && id !== "srgb" };
}

const KEY = "huesmith.picker-space";
const FIRST: PickerSpaceId = "oklch";

const { subscribe, notify } = createListeners();
// Also the only copy if the browser can't store it.
let chosen: PickerSpaceId | undefined;

/** Shared by all pickers of the page. */
export function useStoredSpace(): [PickerSpaceId, (id: PickerSpaceId) => void] {
  return [useSyncExternalStore(subscribe, read, () => FIRST), write];
}

function read(): PickerSpaceId {
  const stored = () => withStorage(() => localStorage.getItem(KEY));
  chosen ??= PICKER_SPACES.find(({ id }) => id === stored())?.id ?? FIRST;
  return chosen;
}

function write(id: PickerSpaceId) {
  chosen = id;
  withStorage(() => localStorage.setItem(KEY, id));
  notify();
}
