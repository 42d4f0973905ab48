// Converts red, green and blue as fractions to the output format.
import type { Cmyk, Hsl, Hsv, Srgb } from "#color/color.ts";
import { findHue, measureExtent } from "./hexagon.ts";
import { decimalsOver, type Fractions, RGB_LETTERS, type Step, show, showPercent } from "./step.ts";

const DIGITS = "0123456789ABCDEF";
const INKS = ["C", "M", "Y"];

export function multiplyBy255(rgb: Fractions, alpha: number, steps: Step[]): Srgb {
  steps.push({
    title: "Multiply each channel by 255",
    formula: "channel × 255",
    lines: rgb.map((x, i) => `${RGB_LETTERS[i]} = ${show(x)} × 255 = ${show(x * 255, 2)}`),
  });
  return { space: "srgb", r: rgb[0], g: rgb[1], b: rgb[2], alpha };
}

export function writeHex(rgb: Fractions, alpha: number, steps: Step[]): Srgb {
  const bytes = rgb.map((x) => Math.round(x * 255));
  if (rgb.some((x, i) => Math.abs(x * 255 - (bytes[i] as number)) > 0.005)) {
    steps.push({
      title: "Round to whole numbers",
      lines: rgb.map((x, i) => `${RGB_LETTERS[i]} = ${show(x * 255, 2)} ≈ ${bytes[i]}`),
      note: "Two hexadecimal digits hold 256 levels, so a HEX code keeps no fractions.",
    });
  }
  const alphaByte = Math.round(alpha * 255);
  steps.push({
    title: "Divide by 16: the whole part and the rest are the two digits",
    formula: "channel = 16 × first digit + second digit, with 10 = A, 11 = B … 15 = F",
    lines: [
      ...bytes.map((byte, i) => `${RGB_LETTERS[i]}: ${writePair(byte)}`),
      ...(alphaByte === 255 ? [] : [`alpha: ${show(alpha)} × 255 ≈ ${alphaByte}; ${writePair(alphaByte)}`]),
    ],
  });
  const [r = 0, g = 0, b = 0] = bytes.map((byte) => byte / 255);
  return { space: "srgb", r, g, b, alpha };
}

export function rgbToHsl(rgb: Fractions, alpha: number, steps: Step[]): Hsl {
  const extent = measureExtent(rgb, steps);
  const { max, min, delta, isGray } = extent;
  const lightness = (max + min) / 2;
  const room = 1 - Math.abs(2 * lightness - 1);
  const saturation = isGray ? 0 : delta / room;
  const decimals = decimalsOver(room);
  steps.push(
    {
      title: "Find the lightness, halfway between the two",
      formula: "L = (max + min) ÷ 2",
      lines: [
        `L = (${show(max, decimals)} + ${show(min, decimals)}) ÷ 2 = ${show(lightness, decimals)} = ${showPercent(lightness)}`,
      ],
    },
    {
      title: "Find the saturation",
      formula: "S = Δ ÷ (1 − |2 × L − 1|), or 0 for a gray",
      lines: [
        isGray
          ? "Δ = 0: S = 0"
          : `S = ${show(delta, decimals)} ÷ (1 − |2 × ${show(lightness, decimals)} − 1|) = ${show(saturation)} = ${showPercent(saturation)}`,
      ],
    },
  );
  return { space: "hsl", h: findHue(rgb, extent, steps), s: 100 * saturation, l: 100 * lightness, alpha };
}

export function rgbToHsv(rgb: Fractions, alpha: number, steps: Step[]): Hsv {
  const extent = measureExtent(rgb, steps);
  const { max, delta, isGray } = extent;
  const saturation = isGray ? 0 : delta / max;
  steps.push(
    {
      title: "Take the largest channel as the value",
      formula: "V = max",
      lines: [`V = ${show(max)} = ${showPercent(max)}`],
    },
    {
      title: "Find the saturation",
      formula: "S = Δ ÷ max, or 0 for a gray",
      lines: [
        isGray
          ? "Δ = 0: S = 0"
          : `S = ${show(delta)} ÷ ${show(max)} = ${show(saturation)} = ${showPercent(saturation)}`,
      ],
    },
  );
  return { space: "hsv", h: findHue(rgb, extent, steps), s: 100 * saturation, v: 100 * max, alpha };
}

export function rgbToCmyk(rgb: Fractions, alpha: number, steps: Step[]): Cmyk {
  const light = Math.max(...rgb);
  const black = 1 - light;
  const [c = 0, m = 0, y = 0] = rgb.map((x) => (light === 0 ? 0 : (1 - x - black) / light));
  const inks = [c, m, y];
  const decimals = decimalsOver(light);
  steps.push(
    {
      title: "Find the black: what the brightest channel lacks",
      formula: "K = 1 − max(R, G, B)",
      lines: [`K = 1 − ${show(light, decimals)} = ${show(black, decimals)} = ${showPercent(black)}`],
    },
    {
      title: "Find the three inks in the light that black leaves",
      formula: "C = (1 − R − K) ÷ (1 − K), M = (1 − G − K) ÷ (1 − K), Y = (1 − B − K) ÷ (1 − K)",
      lines:
        light === 0
          ? ["K = 1: no light is left, so C = M = Y = 0"]
          : INKS.map((letter, i) => {
              const ink = inks[i] as number;
              const write = (x: number) => show(x, decimals);
              const calculation = `(1 − ${write(rgb[i] as number)} − ${write(black)}) ÷ (1 − ${write(black)})`;
              return `${letter} = ${calculation} = ${show(ink)} = ${showPercent(ink)}`;
            }),
      note: "This is the basic formula. A print shop's profile for its ink and paper gives different numbers.",
    },
  );
  return { space: "cmyk", c: 100 * c, m: 100 * m, y: 100 * y, k: 100 * black, alpha };
}

function writePair(byte: number): string {
  const first = Math.floor(byte / 16);
  const second = byte % 16;
  return `${byte} ÷ 16 = ${first} remainder ${second} → ${DIGITS[first]}${DIGITS[second]}`;
}
