import type { Rgb24 } from "#color/color.ts";
import { apcaContrast, wcagContrast } from "#color/contrast/contrast.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { encode8, LINEAR_8 } from "#color/kernel/transfer.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { type Deficiency, simulateRgb24 } from "#color/vision.ts";
import { VISION_NAMES } from "#color/words/vision-names.ts";
import { layOver, type Measured } from "./measure.ts";

export type Seen = Omit<Measured, "behind"> & {
  readonly id: string;
  readonly name: string;
  /** Whose vision, or under which condition. */
  readonly who: string;
  /** For conditions that blur edges but keep colors. */
  readonly blurPx: number;
};

type Condition = Pick<Seen, "id" | "name" | "who"> & {
  readonly blurPx?: number;
  readonly see: (color: Rgb24) => Rgb24;
  /** Light added to both colors, as a share of the screen's white. */
  readonly glare?: number;
};

/** Daylight on a screen: the glass reflects up to a sixth of the screen's white. */
const GLARE = 0.16;
/** Red, green and blue of a screen at about 3400 K, in linear light. */
const WARM_LIGHT = [1, 0.54, 0.23] as const;
/** The yellow-brown of an aged lens, and the opacity at which it covers everything. */
const OLD_LENS = { rgb24: 0xb08a4a, alpha: 0.32 };

const CONDITIONS: readonly Condition[] = [
  blind("protan", "No red cones: 1 in 100 men"),
  blind("deutan", "No green cones: 1 in 100 men"),
  blind("tritan", "No blue cones: rare, or with age"),
  blind("achroma", "Light only: 1 in 30,000"),
  { id: "cataract", name: "Cataract", who: "A clouded lens, simulated: common past 65", blurPx: 1, see: cloud },
  {
    id: "blur",
    name: "Low acuity",
    who: "Blurred edges, simulated: contrast stays the same",
    blurPx: 1.8,
    see: (color) => color,
  },
  { id: "sun", name: "Sun on the screen", who: "Reflections add 16% white", see: shine, glare: GLARE },
  { id: "night", name: "Night mode", who: "The screen warmed to about 3400 K", see: warm },
];

export function seenByPeople(text: Rgb24, background: Rgb24): Seen[] {
  return CONDITIONS.map(({ id, name, who, see, blurPx = 0, glare }) => {
    const [front, back] = [see(text), see(background)];
    const ratio = glare === undefined ? wcagContrast(front, back) : ratioWithGlare(text, background, glare);
    return { id, name, who, text: front, background: back, blurPx, ratio, lc: apcaContrast(front, back) };
  });
}

/** Computed from exact values, because bytes would lose the difference between dark colors under so much light. */
function ratioWithGlare(a: Rgb24, b: Rgb24, glare: number): number {
  const [first, second] = [luminance(a) + glare + 0.05, luminance(b) + glare + 0.05];
  return first > second ? first / second : second / first;
}

function blind(deficiency: Deficiency, who: string): Condition {
  const name = capitalize(VISION_NAMES[deficiency]);
  return { id: deficiency, name, who, see: (color) => simulateRgb24(color, deficiency) };
}

function cloud(color: Rgb24): Rgb24 {
  return layOver(OLD_LENS, color);
}

/** The color as seen by an eye adapted to the brightest light. */
function shine(color: Rgb24): Rgb24 {
  return inLight(color, (light) => (light + GLARE) / (1 + GLARE));
}

function warm(color: Rgb24): Rgb24 {
  return inLight(color, (light, channel) => light * WARM_LIGHT[channel]);
}

function inLight(color: Rgb24, change: (light: number, channel: 0 | 1 | 2) => number): Rgb24 {
  const at = (byte: number, channel: 0 | 1 | 2) => encode8(change(LINEAR_8[byte & 255] as number, channel));
  return (at(color >>> 16, 0) << 16) | (at(color >>> 8, 1) << 8) | at(color, 2);
}
