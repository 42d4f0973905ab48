import type { ScaleKind } from "#color/scales/scale-types.ts";

/** What is made from a color: the three ways to white, black and gray, and the scales of color/scales. */
export const RAMP_KINDS = ["tints", "shades", "tones"] as const;
export type RampKind = (typeof RAMP_KINDS)[number];
export type Kind = RampKind | ScaleKind;

type Words = { readonly name: string; readonly lead: string };

const DEFAULT_STEPS: Partial<Record<Kind, number>> = { tints: 10, shades: 10, tones: 10, radix: 12, material: 13 };
const OTHER_DEFAULT_STEPS = 11;

/** In the order of the tabs. */
export const KIND_WORDS: Readonly<Record<Kind, Words>> = {
  tailwind: {
    name: "50–950",
    lead: "The lightness curve of most design systems, adjusted so that your color is exactly one step.",
  },
  tints: { name: "Tints", lead: "Your color mixed with white, starting with your color and ending before white." },
  shades: { name: "Shades", lead: "Your color mixed with black, starting with your color and ending before black." },
  tones: { name: "Tones", lead: "Your color mixed with middle gray, step by step more muted." },
  oklch: { name: "OKLCH", lead: "Even steps of perceived lightness, with as much chroma as each allows." },
  contrast: { name: "Contrast", lead: "Every step has a set contrast with the background. Missed targets are marked." },
  radix: {
    name: "12 roles",
    lead: "Twelve steps, each with a purpose, from page background to text, as in Radix Colors.",
  },
  material: { name: "Material", lead: "Tones by CIE lightness, 100 white to 0 black, as in Material Design." },
};

export const KINDS = Object.keys(KIND_WORDS) as readonly Kind[];

export function isRamp(kind: Kind): kind is RampKind {
  return RAMP_KINDS.some((ramp) => ramp === kind);
}

export function defaultSteps(kind: Kind): number {
  return DEFAULT_STEPS[kind] ?? OTHER_DEFAULT_STEPS;
}

/** Several scales of these kinds can be made to have the same lightness in each column; the others are equal by nature. */
export function canAlign(kind: Kind): boolean {
  return kind === "tailwind" || kind === "oklch";
}
