import { clamp } from "../clamp.ts";
import type { GradientSpace } from "../gradient.ts";
import { normalizeHue } from "../kernel/hue.ts";
import { HUE_ARCS, type HueArc } from "../mix.ts";
import { splitOutside } from "../text/code-text.ts";
import { quoted } from "../text/quoted.ts";
import { readAngle, readMeasure } from "./css-words.ts";
import {
  CORNERS,
  type ConicShape,
  EXTENTS,
  GRADIENT_SPACES,
  type GradientShape,
  isPolar,
  type RadialShape,
} from "./gradient-shape.ts";

/** The part before the colors. `space` is undefined if CSS chooses it based on the colors. */
export type Prelude = {
  readonly shape: GradientShape;
  readonly space?: GradientSpace;
  readonly hue: HueArc;
  readonly notes: readonly string[];
};

export type Kind = GradientShape["kind"];

const SIDES: ReadonlyMap<string, number> = new Map([
  ["top", 0],
  ["right", 90],
  ["bottom", 180],
  ["left", 270],
]);
const ARCS: readonly string[] = HUE_ARCS;
const SPACES: ReadonlyMap<string, GradientSpace> = new Map<string, GradientSpace>([
  ...GRADIENT_SPACES.map((space) => [space, space] as const),
  ["xyz", "xyz-d65"],
  ["display-p3-linear", "srgb-linear"], // the same colors, because both are linear
]);
const KEYWORD_X: Readonly<Record<string, number>> = { left: 0, center: 50, right: 100 };
const KEYWORD_Y: Readonly<Record<string, number>> = { top: 0, center: 50, bottom: 100 };

/** The default shape of a gradient. */
export function usualShape(kind: Kind): GradientShape {
  if (kind === "linear") return { kind, direction: 180 };
  if (kind === "conic") return { kind, angle: 0, x: 50, y: 50 };
  return { kind, form: "ellipse", extent: "farthest-corner", x: 50, y: 50 };
}

const WANTED: Record<Kind, string> = {
  linear: "a direction",
  radial: "the form of a radial gradient",
  conic: "the angle of a conic gradient",
};

/** Reads direction or form, center and space in any order; returns a sentence for anything else. */
export function readPrelude(text: string, kind: Kind): Prelude | string {
  const words = splitOutside(text, " ");
  const notes: string[] = [];
  let shape: GradientShape | null = usualShape(kind);
  let space: GradientSpace | undefined;
  let hue: HueArc = "shorter";
  // The stated form, and the one implied by numeric sizes.
  let form: RadialShape["form"] | undefined;
  let sizedForm: RadialShape["form"] = "ellipse";
  while (shape && words.length > 0) {
    const word = words.shift() ?? "";
    const extent = EXTENTS.find((known) => known === word);
    if (word === "in") {
      const name = words.shift() ?? "";
      space = SPACES.get(name);
      if (!space) return `CSS can't mix gradients in ${quoted(name)}.`;
      if (!ARCS.includes(words[0] ?? "")) continue;
      hue = words.shift() as HueArc;
      if (words.shift() !== "hue") shape = null;
    } else if (shape.kind === "linear") shape = readDirection(word, words);
    else if (word === "at") shape = readCenter(shape, words, notes);
    else if (shape.kind === "conic") shape = word === "from" ? readTurn(shape, words) : null;
    else if (word === "circle" || word === "ellipse") form = word;
    else if (extent) shape = { ...shape, extent };
    else if (readMeasure(word)) {
      // A single length is the radius of a circle.
      sizedForm = readMeasure(words[0] ?? "") ? "ellipse" : "circle";
      if (sizedForm === "ellipse") words.shift();
      notes.push("The gradient's size depends on the box, so it now ends at the farthest corner.");
    } else shape = null;
  }
  if (!shape) return `${quoted(text)} is neither a color nor ${WANTED[kind]}.`;
  if (hue !== "shorter" && !(space && isPolar(space))) {
    return `${space ?? "This space"} has no hue, so it can't use “${hue} hue”.`;
  }
  return { shape: shape.kind === "radial" ? { ...shape, form: form ?? sizedForm } : shape, space, hue, notes };
}

/** Reads an angle, or `to` a side or corner. */
function readDirection(word: string, words: string[]): GradientShape | null {
  if (word !== "to") {
    const angle = readAngle(word);
    return angle === null ? null : { kind: "linear", direction: normalizeHue(angle) };
  }
  const first = words.shift() ?? "";
  const second = words[0] ?? "";
  const corner = CORNERS.find((known) => known === `${first} ${second}` || known === `${second} ${first}`);
  if (corner) words.shift();
  const direction = corner ?? SIDES.get(first);
  return direction === undefined ? null : { kind: "linear", direction };
}

function readTurn(shape: ConicShape, words: string[]): GradientShape | null {
  const angle = readAngle(words.shift() ?? "");
  return angle === null ? null : { ...shape, angle: normalizeHue(angle) };
}

function readCenter(shape: RadialShape | ConicShape, words: string[], notes: string[]): GradientShape | null {
  const end = words.findIndex((word) => word === "in" || word === "from");
  const center = centerOf(words.splice(0, end < 0 ? words.length : end));
  if (!center) return null;
  if (center.isLength) notes.push("Lengths in the center's position were replaced by 50%. Use percentages.");
  const [x, y] = [clamp(center.x, 0, 100), clamp(center.y, 0, 100)];
  if (x !== center.x || y !== center.y) notes.push("The center was outside the box, so it was moved to the edge.");
  return { ...shape, x, y };
}

type Center = { x: number; y: number; isLength: boolean };

/** Reads a CSS position of one, two or four words. https://drafts.csswg.org/css-values-4/#position */
function centerOf(words: readonly string[]): Center | null {
  if (words.length === 4) return fromSides(words);
  if (words.length < 1 || words.length > 2) return null;
  const [first = "", second = "center"] = words;
  const isSwapped = first in KEYWORD_Y && first !== "center" ? true : second in KEYWORD_X && second !== "center";
  const [x, y] = isSwapped ? [second, first] : [first, second];
  return joined(placeOf(x, KEYWORD_X), placeOf(y, KEYWORD_Y));
}

/** Reads `right 10% bottom 20%` and the like. */
function fromSides(words: readonly string[]): Center | null {
  const [side = "", far = "", otherSide = "", otherFar = ""] = words;
  const isSwapped = side === "top" || side === "bottom";
  const [xSide, xFar, ySide, yFar] = isSwapped ? [otherSide, otherFar, side, far] : [side, far, otherSide, otherFar];
  const fromNearSide = (place: Place | null, from: string, near: string, away: string): Place | null =>
    place && (from === near ? place : from === away ? { ...place, value: 100 - place.value } : null);
  return joined(
    fromNearSide(placeOf(xFar, {}), xSide, "left", "right"),
    fromNearSide(placeOf(yFar, {}), ySide, "top", "bottom"),
  );
}

type Place = { value: number; isLength: boolean };

function placeOf(word: string, keywords: Readonly<Record<string, number>>): Place | null {
  if (Object.hasOwn(keywords, word)) return { value: keywords[word] as number, isLength: false };
  const measure = readMeasure(word);
  if (!measure) return null;
  const isShare = measure.unit === "%" || measure.value === 0;
  return isShare ? { value: measure.value, isLength: false } : { value: 50, isLength: true };
}

function joined(x: Place | null, y: Place | null): Center | null {
  return x && y && { x: x.value, y: y.value, isLength: x.isLength || y.isLength };
}
