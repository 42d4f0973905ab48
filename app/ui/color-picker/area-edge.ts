import type { Color } from "#color/color.ts";
import { type Gamut, isInGamut } from "#color/gamut.ts";
import type { PickerSpace } from "./picker-spaces.ts";

/** A place in the area, in percent from its left and its top. */
export type Place = readonly [x: number, y: number];

const ROWS = 64;
const RAYS = 72;
const HALVINGS = 12;
/** Less than `isInGamut` forgives by itself, which near black is more than the colors there are. */
const EPSILON = 1e-7;

/** The line where a gamut ends, in an area of OKLCH, LCH or LAB. `fixed` is the value of the third channel. */
export function edgeOf(space: PickerSpace, fixed: number, gamut: Gamut): Place[] {
  if (space.id === "lab") return labEdge(fixed, space.x.max, gamut);
  return Array.from({ length: ROWS + 1 }, (_, row) => {
    const part = 1 - row / ROWS;
    const l = (part * space.y.max) / space.y.scale;
    const id = space.id === "lch" ? "lch" : "oklch";
    const isTip = row === 0 || row === ROWS;
    const most = isTip ? 0 : findMost((c) => ({ space: id, l, c, h: fixed, alpha: 1 }), space.x.max * 1.2, gamut);
    return [(100 * most) / space.x.max, 100 - 100 * part];
  });
}

/** The share of the plane's width that the most chroma of the hue takes. */
const PEAK_PLACE = 0.86;
const PEAK_LOOKS = 24;

/** The plane of OKLCH ends a little beyond the most chroma that Display P3 has at the hue, so that little of it is empty. */
export function zoomTo(space: PickerSpace, hue: number): PickerSpace {
  if (space.id !== "oklch") return space;
  const peaks = Array.from({ length: PEAK_LOOKS }, (_, look) =>
    findMost(
      (c) => ({ space: "oklch", l: (look + 0.5) / PEAK_LOOKS, c, h: hue, alpha: 1 }),
      space.x.max * 1.2,
      "display-p3",
    ),
  );
  const max = Math.min(space.x.max, Math.max(...peaks) / PEAK_PLACE);
  return { ...space, x: { ...space.x, max } };
}

/** Rays from the gray in the middle, which is inside of every gamut. */
function labEdge(l: number, most: number, gamut: Gamut): Place[] {
  return Array.from({ length: RAYS + 1 }, (_, ray) => {
    const angle = (ray / RAYS) * 2 * Math.PI;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const radius = findMost((c) => ({ space: "lab", l, a: c * cosine, b: c * sine, alpha: 1 }), most * 1.5, gamut);
    return [50 + (50 * radius * cosine) / most, 50 - (50 * radius * sine) / most];
  });
}

/** Chroma leaves a gamut once; deep blues return for a hair, which no line shows. */
function findMost(colorAt: (chroma: number) => Color, limit: number, gamut: Gamut): number {
  let inside = 0;
  let outside = limit;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2;
    if (isInGamut(colorAt(middle), gamut, EPSILON)) inside = middle;
    else outside = middle;
  }
  return inside;
}
