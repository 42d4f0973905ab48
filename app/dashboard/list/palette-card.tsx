import { memo } from "react";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { describe } from "#color/describe.ts";
import { CardFrame, type CardProps } from "./card-frame.tsx";

/** With more colors, there is no room for their codes. */
const MAX_CODES = 6;

/** The compiler memoizes the list only as a whole. */
export const PaletteCard = memo(function PaletteCard(props: CardProps) {
  const { item, codeOf, actions } = props;
  const { colors, hexes, blend, saved } = item;
  return (
    <CardFrame
      card={props}
      className="h-28 after:pointer-events-none after:absolute after:inset-0 after:inset-ring after:inset-ring-line after:rounded-[inherit]"
    >
      <div className="flex h-full overflow-hidden rounded-[inherit]" style={blend ? { background: blend } : undefined}>
        {colors.map((color, place) => {
          const hex = hexes[place] ?? "#000000";
          return (
            <button
              key={place}
              type="button"
              data-part={`color-${place}`}
              aria-label={`Copy ${hex}, ${describe(color)}`}
              title={codeOf(color)}
              onClick={() => actions.copy(color, saved.name)}
              style={blend ? { ...swatchStyle(hex), backgroundColor: "transparent" } : swatchStyle(hex)}
              className="swatch joined-cell min-w-0 items-end justify-center pb-2"
            >
              {colors.length <= MAX_CODES && !blend && (
                <span className="copy-code @max-[2.875rem]:sr-only pointer-coarse:hidden opacity-0 transition-opacity group-focus-within/card:opacity-100 group-hover/card:opacity-100">
                  {hex.slice(1)}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </CardFrame>
  );
});
