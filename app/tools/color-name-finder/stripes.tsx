import type { useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { useItemKeys } from "#app/tools/item-keys.ts";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import type { Near } from "./answer.ts";
import { describeCloseness, printDifference } from "./words.ts";

type Props = {
  colors: readonly Color[];
  names: readonly Near[];
  active: number;
  reorder: ReturnType<typeof useReorder>;
  onSelect: (place: number) => void;
};

/** A palette: each color above the color of its name, so that the seam shows how close they are. */
export function Stripes({ colors, names, active, reorder, onSelect }: Props) {
  const keys = useItemKeys(colors);
  const isTight = colors.length > 7;
  return (
    <ul
      {...reorder.listProps}
      aria-label="Colors and their names"
      className="flex flex-col border-line border-y md:h-[24rem] md:flex-row"
    >
      {colors.map((color, place) => {
        const hex = printHex(color);
        const name = names[place] as Near;
        const isActive = place === active;
        return (
          <li key={keys[place]} {...reorder.itemProps(place)} className="relative flex min-w-0 flex-1 md:flex-col">
            <span
              aria-hidden
              className={`swatch flex min-h-19 w-2/5 items-center p-4 md:w-auto md:flex-[4] md:items-start ${isTight ? "md:p-3" : ""}`}
              style={swatchStyle(hex)}
            >
              <span
                className={`font-medium font-mono ${isTight ? "text-xs md:[writing-mode:vertical-rl]" : "text-sm"}`}
              >
                {hex}
              </span>
            </span>
            <span
              aria-hidden
              className={`swatch flex min-w-0 flex-1 flex-col justify-center gap-0.5 p-4 md:flex-[5] md:justify-end ${isTight ? "md:p-3" : ""}`}
              style={swatchStyle(name.hex)}
            >
              <span
                className={`hyphens-auto text-balance break-words font-semibold leading-tight tracking-[-0.015em] ${isTight ? "text-base md:text-xs" : "text-lg md:text-sm lg:text-lg xl:text-xl"}`}
                lang="en"
              >
                {name.name}
              </span>
              <span className={`font-mono text-xs ${isTight ? "md:hidden" : ""}`}>{name.hex}</span>
              <span className="text-xs">
                <span className="font-mono">ΔE {printDifference(name.deltaE)}</span>
                {!isTight && <span className="max-xl:hidden">, {describeCloseness(name.deltaE).toLowerCase()}</span>}
              </span>
            </span>
            <button
              type="button"
              {...reorder.dragProps(place)}
              aria-pressed={isActive}
              aria-label={`${name.name} for ${hex}, ΔE ${printDifference(name.deltaE)}: show the names near it`}
              onClick={() => onSelect(place)}
              style={{ color: swatchStyle(hex).color }}
              className="absolute inset-0 touch-manipulation focus-visible:outline-current focus-visible:-outline-offset-4"
            >
              {isActive && (
                <span className="swatch absolute top-4.5 right-4 size-2.5 rounded-full bg-current forced-colors:bg-[Highlight]" />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
