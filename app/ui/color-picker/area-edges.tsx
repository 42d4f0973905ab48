import type { Gamut } from "#color/gamut.ts";
import { edgeOf, type Place } from "./area-edge.ts";
import type { PickerSpace } from "./picker-spaces.ts";

type Props = { space: PickerSpace; fixed: number };

const LINE = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;
const NAMES = { srgb: "sRGB", "display-p3": "P3" } as const;

/** Where sRGB and Display P3 end, as thin lines that can be seen on any color. */
export function AreaEdges({ space, fixed }: Props) {
  return (
    <>
      <Edge {...{ space, fixed }} gamut="display-p3" />
      <Edge {...{ space, fixed }} gamut="srgb" />
    </>
  );
}

function Edge({ space, fixed, gamut }: Props & { gamut: Exclude<Gamut, "rec2020"> }) {
  const places = edgeOf(space, fixed, gamut);
  const path = `M${places.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;
  const label = labelPlace(space, places, gamut);
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

/** sRGB inside of its line and P3 outside, at heights where the lines run apart from each other and from the corners. */
function labelPlace({ id }: PickerSpace, places: readonly Place[], gamut: Gamut): Place | undefined {
  if (id === "lab")
    return gamut === "srgb" ? places[Math.round(places.length * 0.3)] : places[Math.round(places.length * 0.03)];
  const tip = places.reduce((most, place) => (place[0] > most[0] ? place : most));
  if (gamut === "display-p3") return tip[0] > 88 ? undefined : tip;
  // Below the tip there is more room.
  return places.find(([, y]) => y > tip[1] + (100 - tip[1]) * 0.35);
}
