// Converts the input format to red, green and blue as fractions.
import type { Cmyk, Hsl, Hsv, Rgb24 } from "#color/color.ts";
import { bytesOf } from "#color/kernel/hex.ts";
import { mapRow } from "#color/kernel/matrices.ts";
import { hexOf } from "#color/text/print.ts";
import { addGray, placeHue } from "./hexagon.ts";
import { type Fractions, RGB_LETTERS, type Step, show, showFactor, showPercent } from "./step.ts";

/** `value` is the code without its alpha, `alpha` 0 to 1. */
export function readHex(value: Rgb24, alpha: number, steps: Step[]): Fractions {
  const pairs = hexOf(value).slice(1).match(/../g) as string[];
  const bytes = bytesOf(value);
  const alphaByte = Math.round(alpha * 255);
  const alphaPair = hexOf(alphaByte).slice(-2);
  const isOpaque = alphaByte === 255;
  steps.push(
    {
      title: "Split the code into pairs",
      formula: "#RRGGBB: two digits for red, two for green, two for blue",
      lines: [
        `#${pairs.join("")}${isOpaque ? "" : alphaPair} → ${[...pairs, ...(isOpaque ? [] : [alphaPair])].join(" · ")}`,
      ],
    },
    {
      title: "Read each pair as a number",
      formula: "16 × first digit + second digit, with A = 10, B = 11 … F = 15",
      lines: [
        ...pairs.map((pair, i) => `${RGB_LETTERS[i]} = ${readPair(pair)} = ${bytes[i]}`),
        ...(isOpaque
          ? []
          : [`alpha = ${readPair(alphaPair)} = ${alphaByte}; ${alphaByte} ÷ 255 = ${show(alphaByte / 255)}`]),
      ],
    },
  );
  return mapRow(bytes, (byte) => byte / 255);
}

export function divideBy255(fractions: Fractions, steps: Step[]): Fractions {
  steps.push({
    title: "Divide each channel by 255",
    formula: "channel ÷ 255",
    lines: fractions.map((x, i) => `${RGB_LETTERS[i]} = ${show(x * 255, 2)} ÷ 255 = ${show(x)}`),
  });
  return fractions;
}

export function hslToRgb({ h, s, l }: Hsl, steps: Step[]): Fractions {
  const saturation = s / 100;
  const lightness = l / 100;
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  steps.push({
    title: "Find the chroma",
    formula: "C = (1 − |2 × L − 1|) × S",
    lines: [
      `S = ${showPercent(saturation)} = ${show(saturation)}, L = ${showPercent(lightness)} = ${show(lightness)}`,
      `C = (1 − |2 × ${show(lightness)} − 1|) × ${show(saturation)} = ${show(chroma)}`,
    ],
  });
  const placed = placeHue(h, chroma, steps);
  const formula = "m = L − C ÷ 2";
  return addGray(placed, lightness - chroma / 2, formula, `${show(lightness)} − ${show(chroma)} ÷ 2`, steps);
}

export function hsvToRgb({ h, s, v }: Hsv, steps: Step[]): Fractions {
  const saturation = s / 100;
  const value = v / 100;
  const chroma = value * saturation;
  steps.push({
    title: "Find the chroma",
    formula: "C = V × S",
    lines: [
      `S = ${showPercent(saturation)} = ${show(saturation)}, V = ${showPercent(value)} = ${show(value)}`,
      `C = ${show(value)} × ${show(saturation)} = ${show(chroma)}`,
    ],
  });
  const placed = placeHue(h, chroma, steps);
  return addGray(placed, value - chroma, "m = V − C", `${show(value)} − ${show(chroma)}`, steps);
}

export function cmykToRgb({ c, m, y, k }: Cmyk, steps: Step[]): Fractions {
  const light = 1 - k / 100;
  const inks = [c, m, y] as const;
  const fractions = mapRow(inks, (ink) => (1 - ink / 100) * light);
  steps.push(
    {
      title: "Turn ink into the light that is left",
      formula: "left over = 1 − ink ÷ 100",
      lines: [
        ...inks.map((ink, i) => `${"CMY"[i]}: 1 − ${show(ink, 2)} ÷ 100 = ${show(1 - ink / 100)}`),
        `K: 1 − ${show(k, 2)} ÷ 100 = ${show(light)}`,
      ],
    },
    {
      title: "Multiply each color's light by what black leaves",
      formula: "R = (1 − C) × (1 − K), G = (1 − M) × (1 − K), B = (1 − Y) × (1 − K)",
      lines: inks.map(
        (ink, i) =>
          `${RGB_LETTERS[i]} = ${show(1 - ink / 100)} × ${showFactor(light)} = ${show(fractions[i] as number)}`,
      ),
      note: "This is the basic formula. It ignores ink, paper and ICC profiles.",
    },
  );
  return fractions;
}

function readPair(pair: string): string {
  const [first = "", second = ""] = pair;
  return `${pair}: 16 × ${Number.parseInt(first, 16)} + ${Number.parseInt(second, 16)}`;
}
