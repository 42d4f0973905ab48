import { memo } from "react";
import { swatchStyle, translucentStyle } from "#app/ui/swatch-style.ts";
import { describe } from "#color/describe.ts";
import { print } from "#color/text/print.ts";
import { CardFrame, type CardProps } from "./card-frame.tsx";

/** With more colors, there is no room for their codes. Those of translucent ones have two digits more. */
const MAX_CODES = 6;
const MAX_LONG_CODES = 4;
/** Not a class, because `copy-code` has a background of its own. */
const ON_VEIL = { background: "var(--color-paper)", boxShadow: "0 0 0 2px var(--color-paper)" };

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
          const code = print(color, "hex");
          const isVeil = color.alpha < 1 && !blend;
          const style = isVeil ? translucentStyle(hex, color.alpha) : swatchStyle(hex);
          return (
            <button
              key={place}
              type="button"
              data-part={`color-${place}`}
              aria-label={`Copy ${code}, ${describe(color)}`}
              title={codeOf(color)}
              onClick={() => actions.copy(color, saved.name)}
              style={blend ? { ...style, backgroundColor: "transparent" } : style}
              className={`swatch joined-cell min-w-0 items-end justify-center pb-2 ${isVeil ? "checker" : ""}`}
            >
              {colors.length <= (isVeil ? MAX_LONG_CODES : MAX_CODES) && !blend && (
                <span
                  style={isVeil ? ON_VEIL : undefined}
                  className={`copy-code @max-[2.875rem]:sr-only pointer-coarse:hidden opacity-0 transition-opacity group-focus-within/card:opacity-100 group-hover/card:opacity-100 ${isVeil ? "rounded-swatch text-ink" : ""}`}
                >
                  {code.slice(1)}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </CardFrame>
  );
});
