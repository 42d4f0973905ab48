import type { ComponentType, ReactNode } from "react";
import type { Color } from "#color/color.ts";
import { temperature } from "#color/temperature.ts";

type Props = {
  colorAt: (angle: number) => Color;
  /** Passed in, so that this part shares no code with the page and stays a single chunk. */
  Text: ComponentType<{ angle: number; radius: number; className?: string; children: ReactNode }>;
};
type Arc = { kind: "warm" | "cool"; from: number; to: number };

const STEP_DEGREES = 2;
const RADIUS = 107;

/** Marks the warm and cool parts of the wheel with a solid and a dashed arc, each labeled. */
export function TemperatureRing({ colorAt, Text }: Props) {
  const arcs = findArcs(colorAt);
  return (
    <>
      <svg viewBox="-100 -100 200 200" aria-hidden className="absolute inset-0 size-full overflow-visible text-ink">
        {arcs.map(({ kind, from, to }) => (
          <path
            key={kind}
            d={`M${pointAt(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to)}`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeDasharray={kind === "cool" ? "2.2 2" : undefined}
          />
        ))}
      </svg>
      {arcs.map(({ kind, from, to }) => (
        <Text
          key={kind}
          angle={(from + to) / 2}
          radius={RADIUS / 2}
          className="rounded-swatch bg-sheet px-1.5 py-1 font-sans font-semibold text-ink"
        >
          {kind === "warm" ? "Warm" : "Cool"}
        </Text>
      ))}
    </>
  );
}

/** ", warm" after a color's name. */
export function TemperatureWords({ color, name }: { color: Color; name: string }) {
  return `${name ? ", " : ""}${temperature(color).words.toLowerCase()}`;
}

/** In degrees of the wheel; an arc across the top ends above 360. */
function findArcs(colorAt: Props["colorAt"]): Arc[] {
  const kinds = Array.from({ length: 360 / STEP_DEGREES }, (_, index) => {
    return temperature(colorAt(index * STEP_DEGREES)).kind;
  });
  return (["warm", "cool"] as const).flatMap((kind) => {
    const start = kinds.findIndex((one, index) => one === kind && kinds.at(index - 1) !== kind);
    if (start < 0) return [];
    let length = 0;
    while (length < kinds.length && kinds[(start + length + 1) % kinds.length] === kind) length++;
    return [{ kind, from: start * STEP_DEGREES, to: (start + length) * STEP_DEGREES }];
  });
}

function pointAt(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${(RADIUS * Math.sin(radians)).toFixed(2)} ${(-RADIUS * Math.cos(radians)).toFixed(2)}`;
}
