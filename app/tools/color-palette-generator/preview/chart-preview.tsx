import { cssColor } from "#app/tools/paint.ts";
import type { Color } from "#color/color.ts";

const HEIGHTS = [62, 88, 45, 74, 96, 53, 81, 38, 69, 92, 57, 77];

/** A bar for each color, on the background of the roles. */
export function ChartPreview({ colors }: { colors: readonly Color[] }) {
  return (
    <div
      role="img"
      aria-label="A chart in the palette"
      className="swatch flex min-h-56 flex-col gap-3 rounded-control border border-line bg-(--role-background) p-4 text-(--role-text) text-xs"
    >
      <div className="flex items-baseline justify-between">
        <span className="font-semibold text-base">Visitors</span>
        <span className="text-(--role-mutedText)">by month</span>
      </div>
      <div className="flex flex-1 items-end gap-[3%] border-(--role-border) border-b bg-[linear-gradient(var(--role-border)_1px,transparent_1px)] bg-[size:100%_25%]">
        {colors.map((color, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the drawing
            key={index}
            className="inset-ring inset-ring-(--role-border) flex-1 rounded-t-[4px] transition-[background-color] duration-240"
            style={{ height: `${HEIGHTS[index]}%`, backgroundColor: cssColor(color) }}
          />
        ))}
      </div>
      <div className="flex gap-[3%] text-(--role-mutedText)">
        {colors.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the drawing
          <span key={index} className="flex-1 text-center">
            {"JFMAMJJASOND"[index]}
          </span>
        ))}
      </div>
    </div>
  );
}
