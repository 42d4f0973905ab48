import { cssColor } from "#app/tools/paint.ts";
import type { Color } from "#color/color.ts";

/** A palette as a small picture. Whoever shows it says in words what it is. */
export function PaletteBand({ colors, className }: { colors: readonly Color[]; className: string }) {
  return (
    <span
      aria-hidden
      className={`swatch relative flex min-w-0 overflow-hidden rounded-[5px] after:absolute after:inset-0 after:inset-ring after:inset-ring-line after:rounded-[inherit] ${className}`}
    >
      {colors.map((color, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same color may stand twice
          key={place}
          className="-mr-px flex-1 transition-[background-color] duration-240"
          style={{ backgroundColor: cssColor(color) }}
        />
      ))}
    </span>
  );
}
