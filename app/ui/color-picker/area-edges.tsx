import type { Color } from "#color/color.ts";
import { type Gamut, isInGamut } from "#color/gamut.ts";
import type { PickerSpace } from "./picker-spaces.ts";

type Props = {
  space: PickerSpace;
  fixed: number;
  /** The handle's position; labels avoid it. */
  handle: Place;
};

const LINE = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;
/** Half of a label plus half of the handle on a phone, in percent of the area. */
const NEAR = [13, 9] as const;
/** Distance from the edge line to the center of its label, in percent. */
const LABEL_LEFT = { srgb: 7, "display-p3": -6 } as const;
const NAMES = { srgb: "sRGB", "display-p3": "P3" } as const;

export function AreaEdges(props: Props) {
  return (["display-p3", "srgb"] as const).map((gamut) => <Edge key={gamut} {...props} gamut={gamut} />);
}

function Edge({ space, fixed, handle, gamut }: Props & { gamut: Exclude<Gamut, "rec2020"> }) {
  const places = edgeOf(space, fixed, gamut);
  const path = `M${places.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;
  const label = labelPlaces(space, places, gamut).find(
    ([x, y]) => Math.abs(x - LABEL_LEFT[gamut] - handle[0]) > NEAR[0] || Math.abs(y - handle[1]) > NEAR[1],
  );
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden
        className="pointer-events-none absolute inset-0 size-full overflow-hidden rounded-[inherit]"
      >
        <path d={path} stroke="#000" strokeOpacity={0.4} strokeWidth={2.5} {...LINE} />
        <path d={path} stroke="#fff" strokeWidth={1} {...LINE} strokeDasharray={gamut === "srgb" ? undefined : "3 3"} />
      </svg>
      {label && (
        <span
          aria-hidden
          className={`pointer-events-none absolute -translate-y-1/2 rounded-[4px] bg-black/60 px-1 font-mono text-white text-xs leading-4 ${gamut === "srgb" ? "-ml-1.5 -translate-x-full" : "ml-1.5"}`}
          style={{ left: `${label[0]}%`, top: `${label[1]}%` }}
        >
          {NAMES[gamut]}
        </span>
      )}
    </>
  );
}

/** sRGB is inside its line and P3 outside, at heights where the lines are apart from each other and the corners. */
function labelPlaces({ id }: PickerSpace, places: readonly Place[], gamut: Gamut): Place[] {
  if (id === "lab") {
    const rays = gamut === "srgb" ? [0.3, 0.55] : [0.03, 0.9];
    return places.filter((_, index) => rays.some((part) => index === Math.round(RAYS * part)));
  }
  const tip = places.reduce((most, place) => (place[0] > most[0] ? place : most));
  if (gamut === "display-p3") return tip[0] > 88 ? [] : [tip];
  // There is more room below the tip.
  const below = (part: number) => places.find(([, y]) => y > tip[1] + (100 - tip[1]) * part);
  return [below(0.35), below(0.7)].filter((place) => place !== undefined);
}

/** A position in the area, in percent from the left and top. */
export type Place = readonly [x: number, y: number];

const ROWS = 64;
const RAYS = 72;
const HALVINGS = 12;
/** Smaller than the default tolerance of `isInGamut`, which near black exceeds the range of colors. */
const EPSILON = 1e-7;

/** Returns a gamut's boundary in an OKLCH, LCH or LAB area. `fixed` is the value of the third channel. */
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

/** Where the hue's maximum chroma lies, as a share of the plane's width. */
const PEAK_PLACE = 0.86;
const PEAK_LOOKS = 24;

/** Ends the OKLCH plane just beyond Display P3's maximum chroma at the hue, so that little of it is empty. */
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

/** Searches along rays from the central gray, which is inside every gamut. */
function labEdge(l: number, most: number, gamut: Gamut): Place[] {
  return Array.from({ length: RAYS + 1 }, (_, ray) => {
    const angle = (ray / RAYS) * 2 * Math.PI;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const radius = findMost((c) => ({ space: "lab", l, a: c * cosine, b: c * sine, alpha: 1 }), most * 1.5, gamut);
    return [50 + (50 * radius * cosine) / most, 50 - (50 * radius * sine) / most];
  });
}

/** Chroma leaves a gamut once; deep blues briefly re-enter, too little to be visible. */
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
