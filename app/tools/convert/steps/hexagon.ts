// The hexagon that the hues of HSL and HSV share. https://www.w3.org/TR/css-color-4/#rgb-to-hsl
import type { Hue } from "#color/color.ts";
import { mapRow } from "#color/kernel/matrices.ts";
import { POWERLESS_DELTA } from "#color/spaces/hsv.ts";
import { decimalsOver, type Fractions, RGB_LETTERS, type Step, show, showFactor } from "./step.ts";

const PLACES = [
  ["C", "X", "0"],
  ["X", "C", "0"],
  ["0", "C", "X"],
  ["0", "X", "C"],
  ["X", "0", "C"],
  ["C", "0", "X"],
] as const;

/** From a hue and a chroma to red, green, blue, before the gray part is added. */
export function placeHue(hue: Hue, chroma: number, steps: Step[]): Fractions {
  const sector = (hue ?? 0) / 60;
  const second = chroma * (1 - Math.abs((sector % 2) - 1));
  const side = Math.floor(sector) % 6;
  const letters = PLACES[side] as (typeof PLACES)[number];
  const amounts = { C: chroma, X: second, "0": 0 };
  const placed = mapRow(letters, (letter) => amounts[letter]);
  steps.push({
    title: "Find the position on the color wheel",
    formula: "H′ = H ÷ 60, X = C × (1 − |H′ mod 2 − 1|)",
    lines: [
      `H′ = ${show(hue ?? 0, 2)} ÷ 60 = ${show(sector)}`,
      `X = ${show(chroma)} × (1 − |${show(sector)} mod 2 − 1|) = ${show(second)}`,
      `H′ lies between ${side} and ${side + 1}: R, G, B = ${letters.join(", ")} = ${placed.map((x) => show(x)).join(", ")}`,
    ],
    note: hue === null ? "A gray has no hue, so 0 is used; with a chroma of 0 it changes nothing." : undefined,
  });
  return placed;
}

export function addGray(
  placed: Fractions,
  gray: number,
  formula: string,
  calculation: string,
  steps: Step[],
): Fractions {
  const sums = mapRow(placed, (x) => x + gray);
  steps.push({
    title: "Add the same amount of gray to each channel",
    formula,
    lines: [
      `m = ${calculation} = ${show(gray)}`,
      ...RGB_LETTERS.map(
        (letter, i) => `${letter} = ${show(placed[i] as number)} + ${showFactor(gray)} = ${show(sums[i] as number)}`,
      ),
    ],
  });
  return sums;
}

export type Extent = { max: number; min: number; delta: number; isGray: boolean };

export function measureExtent(rgb: Fractions, steps: Step[]): Extent {
  const max = Math.max(...rgb);
  const min = Math.min(...rgb);
  const delta = max - min;
  steps.push({
    title: "Find the largest and the smallest channel",
    formula: "Δ = max − min",
    lines: [
      `max = ${lettersOf(rgb, max)} = ${show(max)}`,
      `min = ${lettersOf(rgb, min)} = ${show(min)}`,
      `Δ = ${show(max)} − ${show(min)} = ${show(delta)}`,
    ],
  });
  return { max, min, delta, isGray: delta <= POWERLESS_DELTA };
}

export function findHue([red, green, blue]: Fractions, { max, delta, isGray }: Extent, steps: Step[]): Hue {
  if (isGray) {
    steps.push({ title: "Find the hue", lines: ["Δ = 0: a gray has no hue"] });
    return null;
  }
  const [formula, first, second, offset] =
    max === red
      ? (["H = 60° × ((G − B) ÷ Δ mod 6), because red is the largest", green, blue, 0] as const)
      : max === green
        ? (["H = 60° × ((B − R) ÷ Δ + 2), because green is the largest", blue, red, 2] as const)
        : (["H = 60° × ((R − G) ÷ Δ + 4), because blue is the largest", red, green, 4] as const);
  const turn = (first - second) / delta + (offset === 0 && first < second ? 6 : offset);
  const decimals = decimalsOver(delta);
  const difference = `${show(first, decimals)} − ${show(second, decimals)}`;
  const ending = offset === 0 ? " mod 6" : ` + ${offset}`;
  steps.push({
    title: "Find the hue",
    formula,
    lines: [`H = 60° × ((${difference}) ÷ ${show(delta, decimals)}${ending}) = ${show(60 * turn, 2)}°`],
  });
  return 60 * turn;
}

function lettersOf(rgb: Fractions, value: number): string {
  return RGB_LETTERS.filter((_, i) => rgb[i] === value).join(" = ");
}
