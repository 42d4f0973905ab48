import { cssColor } from "#app/tools/paint.ts";
import type { Color } from "#color/color.ts";

/** A poster of plain shapes, one for each color. */
export function PosterPreview({ colors }: { colors: readonly Color[] }) {
  const fill = (index: number) => cssColor(colors[index % colors.length] as Color);
  return (
    <div
      role="img"
      aria-label="A poster in the palette"
      className="swatch relative min-h-56 overflow-hidden rounded-control border border-line bg-(--role-surface)"
    >
      <svg
        viewBox="0 0 300 264"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        className="absolute inset-0 size-full"
      >
        <circle cx="212" cy="92" r="66" fill={fill(1)} />
        {colors.slice(0, 9).map((_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the drawing
            key={index}
            d={waveOf(index, Math.min(colors.length, 9))}
            fill={fill(index === 1 ? 0 : index === 0 ? 1 : index)}
            opacity={index === 0 ? 0 : 1}
          />
        ))}
      </svg>
      <p className="absolute top-4 left-4 font-semibold text-(--role-text) text-2xl leading-none tracking-tight">
        Low
        <br />
        tide
      </p>
    </div>
  );
}

/** From the horizon down, each wave a little further. */
function waveOf(index: number, count: number) {
  const top = 118 + (146 * index) / count;
  const lift = index % 2 === 0 ? 22 : -22;
  return `M0 ${top} C75 ${top - lift} 110 ${top - lift} 150 ${top} S 240 ${top + lift} 300 ${top} V264 H0 Z`;
}
