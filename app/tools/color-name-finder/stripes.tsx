import type { CSSProperties } from "react";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { useItemKeys } from "#app/tools/item-keys.ts";
import { swatchStyle, textOn } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { printDifference } from "#color/nearest/closeness.ts";
import { printHex } from "#color/text/print.ts";
import type { Near } from "./answer.ts";
import { describeCloseness } from "./words.ts";

type Props = {
  colors: readonly Color[];
  names: readonly Near[];
  active: number;
  reorder: Reorder;
  onSelect: (place: number) => void;
};

/** Each color is above the color of its name; the seam shows how close they are. */
export function Stripes(props: Props) {
  const { colors, reorder } = props;
  const keys = useItemKeys(colors);
  return (
    <ul
      {...reorder.listProps}
      role="list"
      aria-label="Colors and their names"
      style={{ "--count": colors.length } as CSSProperties}
      className="md:by-count flex flex-col border-line border-y md:h-[24rem]"
    >
      {colors.map((color, place) => (
        <li key={keys[place]} {...reorder.itemProps(place)} className="relative flex min-w-0 md:flex-col">
          <Stripe {...props} color={color} place={place} />
        </li>
      ))}
    </ul>
  );
}

function Stripe({ colors, color, place, names, active, reorder, onSelect }: Props & { color: Color; place: number }) {
  const { name, hex: nameHex, deltaE } = names[place] as Near;
  const hex = printHex(color);
  const isActive = place === active;
  const isTight = colors.length > 7;
  const difference = `ΔE ${printDifference(deltaE)}`;
  return (
    <>
      <span
        aria-hidden
        className={`swatch flex min-h-19 w-2/5 items-center p-4 md:w-auto md:flex-[4] md:items-start ${isTight ? "md:p-3" : ""}`}
        style={swatchStyle(hex)}
      >
        <span className={`font-medium font-mono ${isTight ? "text-xs md:[writing-mode:vertical-rl]" : "text-sm"}`}>
          {hex}
        </span>
      </span>
      <span
        aria-hidden
        className={`swatch flex min-w-0 flex-1 flex-col justify-center gap-0.5 p-4 md:flex-[5] md:justify-end ${isTight ? "md:p-3" : ""}`}
        style={swatchStyle(nameHex)}
      >
        <span
          className={`hyphens-auto text-balance break-words font-semibold leading-tight tracking-[-0.02em] ${isTight ? "text-base md:text-xs" : "text-lg md:text-sm lg:text-lg xl:text-xl"}`}
          lang="en"
        >
          {name}
        </span>
        <span className={`font-mono text-xs ${isTight ? "md:hidden" : ""}`}>{nameHex}</span>
        <span className="text-xs">
          <span className="font-mono">{difference}</span>
          {!isTight && <span className="max-xl:hidden">, {describeCloseness(deltaE).toLowerCase()}</span>}
        </span>
      </span>
      <button
        type="button"
        {...reorder.dragProps(place)}
        aria-pressed={isActive}
        aria-label={`${name} for ${hex}, ${difference}: show the names near it`}
        onClick={() => onSelect(place)}
        style={{ color: textOn(hex) }}
        className="absolute inset-0 focus-visible:outline-current focus-visible:-outline-offset-4"
      >
        {isActive && (
          <span className="swatch absolute top-4.5 right-4 size-2.5 rounded-full bg-current forced-colors:bg-[Highlight]" />
        )}
      </button>
    </>
  );
}
