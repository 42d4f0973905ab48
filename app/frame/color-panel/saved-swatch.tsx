import type { CSSProperties } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";

type Props = { color: Color; isSelected: boolean; className: string };

/** A picture of a color, inside of the button that takes it. */
export function SavedSwatch({ color, isSelected, className }: Props) {
  const hex = printHex(color);
  const veil = `color-mix(in srgb, ${hex} ${color.alpha * 100}%, transparent)`;
  return (
    <span
      aria-hidden
      className={`swatch inset-ring inset-ring-line grid shrink-0 place-items-center ${color.alpha < 1 ? "checker" : ""} ${className}`}
      style={color.alpha < 1 ? ({ "--veil": veil } as CSSProperties) : swatchStyle(hex)}
    >
      {isSelected && <Icon className="icon-check" />}
    </span>
  );
}
