import { type CSSProperties, memo } from "react";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { CardProps } from "./card-actions.ts";
import { CardFrame, RING } from "./card-frame.tsx";
import { ChoiceBox } from "./choice-box.tsx";

/** A saved color: large, with its code, which a press copies. */
export const ColorCard = memo(function ColorCard(props: CardProps) {
  const { item, isChosen, codeOf, actions } = props;
  const { name } = item.saved;
  const [color] = item.colors;
  const [hex = "#000000"] = item.hexes;
  if (!color) return null;
  const veil = `color-mix(in srgb, ${hex} ${color.alpha * 100}%, transparent)`;
  const isOpaque = color.alpha === 1;
  return (
    <CardFrame card={props}>
      {(isNear) => (
        <div
          className={`swatch relative inset-ring inset-ring-line rounded-control ${isOpaque ? "" : "checker"} ${isChosen ? RING : ""}`}
          style={isOpaque ? swatchStyle(hex) : ({ "--veil": veil } as CSSProperties)}
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
          <ChoiceBox name={name} isChosen={isChosen} onToggle={(isRange) => actions.toggle(item.id, isRange)} />
          {isNear && (
            <div className={`absolute top-1 right-1 ${isOpaque ? "" : "rounded-control bg-paper text-ink"}`}>
              <CopyMenu color={color} name={name} size="sm" />
            </div>
          )}
        </div>
      )}
    </CardFrame>
  );
});
