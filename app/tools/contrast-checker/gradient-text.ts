import type { Color } from "#color/color.ts";
import { placeStops } from "#color/gradient.ts";
import { parsePasted } from "#color/text/pasted.ts";
import { print, printPlain } from "#color/text/print.ts";
import { inOrder, wrapAngle } from "./limits.ts";
import { GRADIENT_SPACES, type Gradient, type GradientSpace, MAX_STOPS } from "./state.ts";

const LONGEST_TEXT_CHARS = 2000;
const DEFAULT_ANGLE = 180;
const TURN_OF_UNIT: Record<string, number> = { deg: 360, grad: 400, rad: 2 * Math.PI, turn: 1 };
const SIDES: Record<string, number> = { top: 0, right: 90, bottom: 180, left: 270 };
// The angle that a corner has on a square; in CSS it depends on the box.
const CORNERS: Record<string, number> = { "top right": 45, "bottom right": 135, "bottom left": 225, "top left": 315 };

/**
 * A linear gradient as CSS writes it, or two or more colors with commas between them. For anything else a sentence that
 * says what is wrong. Hints and positions in other units than percent are passed over. Never throws.
 */
export function readGradientText(text: string): Gradient | string {
  const given = text.slice(0, LONGEST_TEXT_CHARS).trim();
  if (/(?:radial|conic)-gradient\(/i.test(given)) return "Only linear gradients can be checked.";
  const parts = splitList(insideOf(given));
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

/** As CSS, short: positions only where they are not the even ones. */
export function printGradient({ stops, angle, space }: Gradient, printColor: (color: Color) => string = printPlain) {
  const line = `${angle}deg${space === "srgb" ? "" : ` in ${space}`}`;
  const isEven = stops.every(({ position }, index) => position === Math.round((100 * index) / (stops.length - 1)));
  const list = stops.map(({ color, position }) => printColor(color) + (isEven ? "" : ` ${position}%`));
  return `linear-gradient(${[line, ...list].join(", ")})`;
}

/** With the colors as they are seen, so that what is shown is what is measured. */
export function paintGradient(gradient: Gradient): string {
  return `${printGradient(gradient, (color) => print(color, "rgb"))}, linear-gradient(#fff, #fff)`;
}

function insideOf(text: string): string {
  const start = /linear-gradient\(/i.exec(text);
  if (!start) return text.replace(/;$/, "");
  const from = start.index + start[0].length;
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")") depth--;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

/** At the commas outside of parentheses. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")") depth--;
    if (at < text.length && (text[at] !== "," || depth > 0)) continue;
    parts.push(text.slice(start, at).trim());
    start = at + 1;
  }
  return parts.filter(Boolean);
}

/** The first part where it is no color: direction and space. */
function readLine(part: string): { angle: number; space: GradientSpace } | null {
  const [, direction = "", space] = /^([^#(]*?)\s*(?:\bin\s+([a-z-]+)[a-z\s]*)?$/i.exec(part.toLowerCase()) ?? [];
  const angle = readDirection(direction.trim());
  if (angle === null && space === undefined) return null;
  return { angle: angle ?? DEFAULT_ANGLE, space: GRADIENT_SPACES.find((known) => known === space) ?? "srgb" };
}

function readDirection(text: string): number | null {
  const [, number, unit = ""] = /^([+-]?(?:\d+\.?\d*|\.\d+))(deg|grad|rad|turn)$/.exec(text) ?? [];
  if (number !== undefined) return wrapAngle((Number(number) / (TURN_OF_UNIT[unit] as number)) * 360);
  const words = /^to\s+(.+)$/.exec(text)?.[1]?.split(/\s+/) ?? [];
  return SIDES[words.join(" ")] ?? CORNERS[words.join(" ")] ?? CORNERS[words.toReversed().join(" ")] ?? null;
}

type ReadStop = { color: Color; position?: number };

/** A color with up to two positions; nothing for a hint; its text where it is no color. */
function readStop(part: string): (ReadStop | string)[] {
  if (/^[\d.]+%$/.test(part)) return [];
  const [, text = "", places = ""] = /^(.*?)((?:\s+[+-]?[\d.]+(?:%|[a-z]+))*)$/is.exec(part) ?? [];
  const color = parsePasted(text) ?? parsePasted(part);
  if (!color) return [part];
  const positions = [...places.matchAll(/([+-]?[\d.]+)%/g)].map(([, number]) => clampShare(Number(number) / 100));
  if (positions.length === 0) return [{ color }];
  return positions.map((position) => ({ color, position }));
}

function clampShare(share: number): number {
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}
