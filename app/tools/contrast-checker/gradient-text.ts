import type { Color } from "#color/color.ts";
import { angleIn } from "#color/gradient/geometry.ts";
import { parseGradient } from "#color/gradient/parse-css.ts";
import { splitOutside } from "#color/text/code-text.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { print, printPlain } from "#color/text/print.ts";
import { quoted } from "#color/text/quoted.ts";
import { evenPositions, GRADIENT_SPACES, type Gradient, inOrder, MAX_STOPS, wrapAngle } from "./state.ts";

const MAX_TEXT_CHARACTERS = 2000;
/** A midpoint this close to the middle, as a share of the way to the next color, is like none. */
const MAX_OFF_CENTER = 0.001;
/** In CSS, the angle to a corner depends on the box. */
const SQUARE = { width: 1, height: 1 };

/**
 * Reads a CSS linear gradient, or two or more colors separated by commas. For anything else, returns a sentence that
 * explains the problem. Never throws.
 */
export function readGradientText(text: string): Gradient | string {
  const given = text.slice(0, MAX_TEXT_CHARACTERS).trim();
  const parsed = parseGradient(given);
  if ("problem" in parsed) return /gradient\(/i.test(given) ? parsed.problem : readList(given);
  const { shape, hue, stops } = parsed.gradient;
  const space = GRADIENT_SPACES.find((known) => known === parsed.gradient.space);
  if (shape.kind !== "linear") return "Only linear gradients can be checked.";
  if (!space) return "Only gradients mixed in srgb, srgb-linear, oklab or oklch can be checked.";
  if (hue !== "shorter") return "Only gradients with the shorter hue can be checked.";
  if (stops.some(({ middle = 0.5 }) => Math.abs(middle - 0.5) > MAX_OFF_CENTER)) {
    return "Only gradients without midpoints can be checked.";
  }
  if (stops.length > MAX_STOPS) return tooMany(stops.length);
  return {
    stops: inOrder(stops.map(({ color, position }) => ({ color, position: position * 100 }))),
    angle: wrapAngle(angleIn(shape.direction, SQUARE)),
    space,
  };
}

/** Reads colors that needn't be CSS, evenly spaced from top to bottom. */
function readList(text: string): Gradient | string {
  const parts = splitOutside(text.replace(/;$/, ""), ",").filter(Boolean);
  const read = parts.map((part) => ({ part, color: parsePasted(part) }));
  const bad = read.find(({ color }) => !color);
  if (bad) return `${quoted(bad.part)} could not be read as a color.`;
  if (read.length < 2) return "A gradient needs two colors or more.";
  if (read.length > MAX_STOPS) return tooMany(read.length);
  const even = evenPositions(read.length);
  const stops = read.map(({ color }, index) => ({ color: color as Color, position: even[index] as number }));
  return { stops: inOrder(stops), angle: 180, space: "srgb" };
}

function tooMany(count: number): string {
  return `${count} colors are too many. A gradient can have up to ${MAX_STOPS} here.`;
}

/** Short CSS: includes positions only if they aren't even. */
export function printGradient({ stops, angle, space }: Gradient, printColor: (color: Color) => string = printPlain) {
  const even = evenPositions(stops.length);
  const isEven = stops.every(({ position }, index) => position === even[index]);
  const list = stops.map(({ color, position }) => printColor(color) + (isEven ? "" : ` ${position}%`));
  const usualSpace = list.some((text) => text.startsWith("oklch")) ? "oklab" : "srgb";
  const line = `${angle}deg${space === usualSpace ? "" : ` in ${space}`}`;
  return `linear-gradient(${[line, ...list].join(", ")})`;
}

/** Uses the measured colors, so that what is shown is what is measured. */
export function paintGradient(gradient: Gradient): string {
  return `${printGradient(gradient, (color) => print(color, "rgb"))}, linear-gradient(#fff, #fff)`;
}
