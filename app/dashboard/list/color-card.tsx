import { memo } from "react";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { swatchStyle, translucentStyle } from "#app/ui/swatch-style.ts";
import { CardFrame, type CardProps } from "./card-frame.tsx";

/** The compiler memoizes the list only as a whole. */
export const ColorCard = memo(function ColorCard(props: CardProps) {
  const { item, codeOf, actions } = props;
  const { name } = item.saved;
  const [color] = item.colors;
  const [hex = "#000000"] = item.hexes;
  if (!color) return null;
  const isOpaque = color.alpha === 1;
  return (
    <CardFrame
      card={props}
      className={`inset-ring inset-ring-line ${isOpaque ? "" : "checker"}`}
      style={isOpaque ? swatchStyle(hex) : translucentStyle(hex, color.alpha)}
      corner={
        <div className={`absolute top-1 right-1 ${isOpaque ? "" : "rounded-control bg-paper text-ink"}`}>
          <CopyMenu color={color} name={name} size="sm" />
        </div>
      }
    >
      <button
        type="button"
        data-part="color-0"
        aria-label={`Copy ${name}, ${codeOf(color, name)}`}
        onClick={() => actions.copy(color, name)}
        className="flex h-32 w-full items-end rounded-[inherit] p-3 text-left font-mono text-sm focus-visible:outline-current focus-visible:-outline-offset-4"
      >
        <span className={`truncate ${isOpaque ? "" : "rounded-swatch bg-paper px-1.5 text-ink"}`}>
          {codeOf(color, name)}
        </span>
      </button>
    </CardFrame>
  );
});
