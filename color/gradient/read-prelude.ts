import { clamp } from "../clamp.ts";
import type { GradientSpace } from "../gradient.ts";
import { normalizeHue } from "../kernel/hue.ts";
import type { HueArc } from "../mix.ts";
import { quote, readAngle, readMeasure, splitOutside } from "./css-words.ts";
import { CORNERS, EXTENTS, GRADIENT_SPACES, type GradientShape, isPolar } from "./gradient-shape.ts";

/** The part before the colors. `space` is undefined where CSS chooses it by the colors. */
export type Prelude = {
  readonly shape: GradientShape;
  readonly space?: GradientSpace;
  readonly hue: HueArc;
  readonly notes: readonly string[];
};

export type Kind = GradientShape["kind"];

const SIDES: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 };
const ARCS: readonly string[] = ["shorter", "longer", "increasing", "decreasing"] satisfies HueArc[];
const SPACES: Readonly<Record<string, GradientSpace>> = {
  ...Object.fromEntries(GRADIENT_SPACES.map((space) => [space, space])),
  xyz: "xyz-d65",
};
const KEYWORD_X: Readonly<Record<string, number>> = { left: 0, center: 50, right: 100 };
const KEYWORD_Y: Readonly<Record<string, number>> = { top: 0, center: 50, bottom: 100 };

/** What a gradient is where nothing is said. */
export function usualShape(kind: Kind): GradientShape {
  if (kind === "linear") return { kind, direction: 180 };
  if (kind === "conic") return { kind, angle: 0, x: 50, y: 50 };
  return { kind, form: "ellipse", extent: "farthest-corner", x: 50, y: 50 };
}

/** Reads direction or form, center and space in any order; for what is none of it, a sentence. */
export function readPrelude(text: string, kind: Kind): Prelude | string {
  const words = splitOutside(text, " ");
  const reader = new PreludeReader(kind, words);
  return reader.read() ?? `${quote(text)} could not be read, neither as a color nor as ${WANTED[kind]}.`;
}

const WANTED: Record<Kind, string> = {
  linear: "a direction",
  radial: "the form of a radial gradient",
  conic: "the angle of a conic gradient",
};

/** Goes through the words once. */
class PreludeReader {
  private shape: GradientShape;
  private space: GradientSpace | undefined;
  private hue: HueArc = "shorter";
  private readonly notes: string[] = [];
  private at = 0;
  private readonly words: readonly string[];
  private hasForm = false;

  constructor(kind: Kind, words: readonly string[]) {
    this.shape = usualShape(kind);
    this.words = words;
  }

  read(): Prelude | string | null {
    while (this.at < this.words.length) {
      const problem = this.step();
      if (problem !== "") return problem;
    }
    if (this.hue !== "shorter" && !(this.space && isPolar(this.space))) {
      return `${this.space ?? "This space"} has no hue, so there is no ${this.hue} way round it.`;
    }
    if (this.shape.kind === "radial" && !this.hasForm && this.isCircle) this.shape = { ...this.shape, form: "circle" };
    return { shape: this.shape, space: this.space, hue: this.hue, notes: this.notes };
  }

  private isCircle = false;

  /** Reads what begins at a word. "" where it was understood, null where not. */
  private step(): string | null {
    const word = this.words[this.at++] ?? "";
    if (word === "in") return this.readSpace();
    const { shape } = this;
    if (shape.kind === "linear") return word === "to" ? this.readSide() : this.readDirection(word);
    if (word === "at") return this.readCenter();
    if (shape.kind === "conic") {
      if (word !== "from") return null;
      const angle = readAngle(this.words[this.at++] ?? "");
      if (angle === null) return null;
      this.shape = { ...shape, angle: normalizeHue(angle) };
      return "";
    }
    return this.readSize(word);
  }

  private readSpace(): string | null {
    const name = this.words[this.at++] ?? "";
    const space = SPACES[name];
    if (!space) return `CSS mixes no gradients in ${quote(name)}.`;
    this.space = space;
    const arc = this.words[this.at] ?? "";
    if (ARCS.includes(arc)) {
      if (this.words[this.at + 1] !== "hue") return null;
      this.hue = arc as HueArc;
      this.at += 2;
    }
    return "";
  }

  private readDirection(word: string): string | null {
    const angle = readAngle(word);
    if (angle === null) return null;
    this.shape = { kind: "linear", direction: normalizeHue(angle) };
    return "";
  }

  private readSide(): string | null {
    const first = this.words[this.at++] ?? "";
    const second = this.words[this.at] ?? "";
    const corner = CORNERS.find((known) => known === `${first} ${second}` || known === `${second} ${first}`);
    if (corner) this.at++;
    const direction = corner ?? SIDES[first];
    if (direction === undefined) return null;
    this.shape = { kind: "linear", direction };
    return "";
  }

  private readSize(word: string): string | null {
    if (this.shape.kind !== "radial") return null;
    const extent = EXTENTS.find((known) => known === word);
    if (word === "circle" || word === "ellipse") {
      this.shape = { ...this.shape, form: word };
      this.hasForm = true;
    } else if (extent) this.shape = { ...this.shape, extent };
    else {
      const size = readMeasure(word);
      if (!size) return null;
      // One length alone is the radius of a circle.
      this.isCircle = this.words[this.at] === undefined || !readMeasure(this.words[this.at] as string);
      if (!this.isCircle) this.at++;
      this.notes.push("A radial gradient reaches the farthest corner here: sizes in numbers depend on the box.");
    }
    return "";
  }

  private readCenter(): string | null {
    const words: string[] = [];
    while (this.at < this.words.length && !["in", "from"].includes(this.words[this.at] as string)) {
      words.push(this.words[this.at++] as string);
    }
    const center = centerOf(words);
    if (!center || this.shape.kind === "linear") return null;
    if (center.isLength) this.notes.push("The center is in the middle where it was given as a length, not in percent.");
    const [x, y] = [clamp(center.x, 0, 100), clamp(center.y, 0, 100)];
    if (x !== center.x || y !== center.y) this.notes.push("A center outside of the box stands at its edge.");
    this.shape = { ...this.shape, x, y };
    return "";
  }
}

type Center = { x: number; y: number; isLength: boolean };

/** One to four words of a position of CSS. https://drafts.csswg.org/css-values-4/#position */
function centerOf(words: readonly string[]): Center | null {
  if (words.length === 4) return fromSides(words);
  if (words.length < 1 || words.length > 2) return null;
  const [first = "", second = "center"] = words;
  const isSwapped = first in KEYWORD_Y && first !== "center" ? true : second in KEYWORD_X && second !== "center";
  const [x, y] = isSwapped ? [second, first] : [first, second];
  return joined(placeOf(x, KEYWORD_X), placeOf(y, KEYWORD_Y));
}

/** `right 10% bottom 20%` */
function fromSides(words: readonly string[]): Center | null {
  const [side = "", far = "", otherSide = "", otherFar = ""] = words;
  const isSwapped = side === "top" || side === "bottom";
  const [xSide, xFar, ySide, yFar] = isSwapped ? [otherSide, otherFar, side, far] : [side, far, otherSide, otherFar];
  const turnedAway = (place: Place | null, from: string, near: string, away: string): Place | null =>
    place && (from === near ? place : from === away ? { ...place, value: 100 - place.value } : null);
  return joined(
    turnedAway(placeOf(xFar, {}), xSide, "left", "right"),
    turnedAway(placeOf(yFar, {}), ySide, "top", "bottom"),
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
