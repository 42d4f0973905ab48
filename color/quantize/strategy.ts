import { cutCenters } from "./cut.ts";
import { refineCenters } from "./k-means.ts";
import { CELLS, cellOf, type Points } from "./points.ts";

/** What makes a color important. */
export type Strategy =
  /** The area it covers. */
  | "dominant"
  /** Chroma. */
  | "vibrant"
  /** Some chroma, but not much, at medium lightness. */
  | "muted"
  /** Darkness. */
  | "dark"
  /** Mere presence: rare colors count nearly as much as common ones. */
  | "even"
  /** Being different from what covers most of the picture. */
  | "accents";

/** Unwanted colors keep this tiny weight, so that they come last. */
const FLOOR = 1e-6;
/** Of this many dominant colors, those with MAIN_SHARE of the picture are the main ones, which accents differ from. */
const DOMINANT_COLORS = 5;
const DOMINANT_ROUNDS = 8;
const MAIN_SHARE = 0.1;
/** 0 would leave areas unchanged; -1 would make all colors equal, noise included. */
const EVENING = -0.75;

/** The points with the weights of a strategy. Every weight stays above 0. */
export function weigh(points: Points, strategy: Strategy): Points {
  const emphasis = EMPHASES[strategy](points);
  if (!emphasis) return points;
  return { ...points, weight: points.pixels.map((pixels, i) => pixels * (FLOOR + emphasis(i))) };
}

/** For the points, a function that returns how much a pixel of the i-th one counts. */
const EMPHASES: Record<Strategy, (points: Points) => ((i: number) => number) | null> = {
  dominant: () => null,
  vibrant: (points) => (i) => (chromaAt(points, i) / 0.15) ** 3,
  muted: (points) => (i) =>
    gaussian((chromaAt(points, i) - 0.045) / 0.025) * gaussian(((points.l[i] as number) - 0.6) / 0.25),
  dark: (points) => (i) => gaussian(((points.l[i] as number) / 0.38) ** 2),
  even: emphasizeRare,
  accents: emphasizeUnlike,
};

function emphasizeRare({ count, rgb24, pixels }: Points): (i: number) => number {
  const areas = new Float64Array(CELLS);
  for (let i = 0; i < count; i++) {
    const cell = cellOf(rgb24[i] as number);
    areas[cell] = (areas[cell] as number) + (pixels[i] as number);
  }
  return (i) => (areas[cellOf(rgb24[i] as number)] as number) ** EVENING;
}

/**
 * Distance² to the nearest main color, times chroma, with more weight for small details than their area alone would
 * give.
 */
function emphasizeUnlike(points: Points): (i: number) => number {
  const mains = findMainColors(points);
  const rarity = emphasizeRare(points);
  return (i) => {
    let least = 1;
    for (const [l, a, b] of mains) {
      const dl = (points.l[i] as number) - l;
      const da = (points.a[i] as number) - a;
      const db = (points.b[i] as number) - b;
      least = Math.min(least, dl * dl + da * da + db * db);
    }
    return least * chromaAt(points, i) * rarity(i);
  };
}

function findMainColors(points: Points): [l: number, a: number, b: number][] {
  const centers = cutCenters(points, DOMINANT_COLORS);
  const owners = new Uint8Array(points.count);
  refineCenters(points, centers, owners, "distances", DOMINANT_ROUNDS);
  const areas = new Float64Array(centers.length / 3);
  for (let i = 0; i < points.count; i++) {
    const owner = owners[i] as number;
    areas[owner] = (areas[owner] as number) + (points.pixels[i] as number);
  }
  const total = areas.reduce((sum, area) => sum + area, 0);
  return Array.from(areas.keys())
    .filter((c) => (areas[c] as number) >= total * MAIN_SHARE)
    .map((c) => [centers[c * 3] as number, centers[c * 3 + 1] as number, centers[c * 3 + 2] as number]);
}

function chromaAt({ a, b }: Points, i: number): number {
  return Math.sqrt((a[i] as number) ** 2 + (b[i] as number) ** 2);
}

function gaussian(x: number): number {
  return Math.exp(-x * x);
}
