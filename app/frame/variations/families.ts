import type { VariationKind } from "#color/variations.ts";

type Family = {
  readonly kind: VariationKind;
  readonly title: string;
  /** Describes the direction from the first step to the last. */
  readonly way: string;
  readonly amounts: readonly number[];
  readonly print: (amount: number) => string;
};
export type Variation = { readonly kind: VariationKind; readonly amount: number };

const SHARES = [-0.75, -0.5, -0.25, 0.25, 0.5, 1];

/** Six steps per kind; the palette itself lies between the third and the fourth. */
export const FAMILIES: readonly Family[] = [
  { kind: "hue", title: "Hue", way: "around the wheel", amounts: [-90, -45, -15, 15, 45, 90], print: printDegrees },
  {
    kind: "lightness",
    title: "Lightness",
    way: "to black or white",
    amounts: [-0.45, -0.3, -0.15, 0.15, 0.3, 0.45],
    print: printShare,
  },
  { kind: "chroma", title: "Chroma", way: "muted to vivid", amounts: SHARES, print: printShare },
  {
    kind: "temperature",
    title: "Temperature",
    way: "cool to warm",
    amounts: [-0.08, -0.05, -0.025, 0.025, 0.05, 0.08],
    print: printDistance,
  },
  { kind: "contrast", title: "Contrast", way: "flat to stark", amounts: SHARES, print: printShare },
];

/** "Hue +45°". */
export function nameOfVariation({ kind, amount }: Variation): string {
  const family = FAMILIES.find((one) => one.kind === kind);
  return family ? `${family.title} ${family.print(amount)}` : "";
}

function printDegrees(amount: number) {
  return `${signed(amount)}°`;
}

function printShare(amount: number) {
  return `${signed(Math.round(amount * 100))}%`;
}

/** Printed in hundredths of an OKLab unit to keep it short. */
function printDistance(amount: number) {
  return signed(Math.round(amount * 1000) / 10);
}

function signed(value: number) {
  return value < 0 ? `−${-value}` : `+${value}`;
}
