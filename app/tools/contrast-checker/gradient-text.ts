import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { readAngle, textInParenthesis } from "#color/gradient/css-words.ts";
import { placeStops } from "#color/gradient.ts";
import { splitOutside } from "#color/text/code-text.ts";
import { parsePasted } from "#color/text/pasted.ts";
import { print, printPlain } from "#color/text/print.ts";
import {
  evenPositions,
  GRADIENT_SPACES,
  type Gradient,
  type GradientSpace,
  inOrder,
  MAX_STOPS,
  wrapAngle,
} from "./state.ts";

const MAX_TEXT_CHARACTERS = 2000;
const DEFAULT_ANGLE = 180;
const SIDES: Record<string, number> = { top: 0, right: 90, bottom: 180, left: 270 };
// Corner angles for a square; in CSS they depend on the box.
const CORNERS: Record<string, number> = { "top right": 45, "bottom right": 135, "bottom left": 225, "top left": 315 };

/**
 * Reads a CSS linear gradient, or two or more colors separated by commas. For anything else, returns a sentence that
 * explains the problem. Ignores hints and positions in units other than percent. Never throws.
 */
export function readGradientText(text: string): Gradient | string {
  const given = text.slice(0, MAX_TEXT_CHARACTERS).trim();
  if (/(?:radial|conic)-gradient\(/i.test(given)) return "Only linear gradients can be checked.";
  const start = /linear-gradient\(/i.exec(given);
  const list = start ? textInParenthesis(given, start.index + start[0].length) : given.replace(/;$/, "");
  const parts = splitOutside(list, ",").filter(Boolean);
  const line = readLine(parts[0] ?? "");
  const stops = (line ? parts.slice(1) : parts).flatMap(readStop);
  const bad = stops.find((stop) => typeof stop === "string");
  if (typeof bad === "string") return `“${bad.slice(0, 40)}” could not be read as a color.`;
  const read = stops.filter((stop) => typeof stop !== "string");
  if (read.length < 2) return "A gradient needs two colors or more.";
  const placed = placeStops(read).map(({ color, position }) => ({ color, position: position * 100 }));
  return {
    stops: inOrder(placed.slice(0, MAX_STOPS)),
    angle: line?.angle ?? DEFAULT_ANGLE,
    space: line?.space ?? "srgb",
  };
}

/** Short CSS: includes positions only if they aren't even. */
export function printGradient({ stops, angle, space }: Gradient, printColor: (color: Color) => string = printPlain) {
  const line = `${angle}deg${space === "srgb" ? "" : ` in ${space}`}`;
  const even = evenPositions(stops.length);
  const isEven = stops.every(({ position }, index) => position === even[index]);
  const list = stops.map(({ color, position }) => printColor(color) + (isEven ? "" : ` ${position}%`));
  return `linear-gradient(${[line, ...list].join(", ")})`;
}

/** Uses the measured colors, so that what is shown is what is measured. */
export function paintGradient(gradient: Gradient): string {
  return `${printGradient(gradient, (color) => print(color, "rgb"))}, linear-gradient(#fff, #fff)`;
}

/** Reads direction and space from the first part, if that isn't a color. */
function readLine(part: string): { angle: number; space: GradientSpace } | null {
  const [, direction = "", space] = /^([^#(]*?)(?:\bin\s+([a-z-]+)(?![a-z-])[a-z\s]*)?$/.exec(part.toLowerCase()) ?? [];
  const angle = readDirection(direction.trim());
  if (angle === null && space === undefined) return null;
  return { angle: angle ?? DEFAULT_ANGLE, space: GRADIENT_SPACES.find((known) => known === space) ?? "srgb" };
}

function readDirection(text: string): number | null {
  const angle = readAngle(text);
  if (angle !== null) return wrapAngle(angle);
  const words = /^to\s+(.+)$/.exec(text)?.[1]?.split(/\s+/) ?? [];
  return SIDES[words.join(" ")] ?? CORNERS[words.join(" ")] ?? CORNERS[words.toReversed().join(" ")] ?? null;
}

type ReadStop = { color: Color; position?: number };

/** Reads a color with up to two positions. Returns [] for a hint, and the text itself if it isn't a color. */
function readStop(part: string): (ReadStop | string)[] {
  if (/^[\d.]+%$/.test(part)) return [];
  const [, text = "", places = ""] = /^(.*?)((?:\s+[+-]?[\d.]+(?:%|[a-z]+))*)$/is.exec(part) ?? [];
  const color = parsePasted(text) ?? parsePasted(part);
  if (!color) return [part];
  const positions = [...places.matchAll(/([+-]?[\d.]+)%/g)].map(([, number]) => clamp(Number(number) / 100 || 0, 0, 1));
  if (positions.length === 0) return [{ color }];
  return positions.map((position) => ({ color, position }));
}
