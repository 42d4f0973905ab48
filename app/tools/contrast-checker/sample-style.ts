import type { CSSProperties } from "react";
import type { Font, Sample } from "./state.ts";

export const FONT_NAMES: Record<Font, string> = {
  sans: "Instrument Sans",
  system: "Your system’s",
  serif: "Serif",
  mono: "Monospaced",
};

const FAMILIES: Record<Font, string> = {
  sans: "var(--font-sans)",
  system: "system-ui, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
  mono: "var(--font-mono)",
};

export const WEIGHT_NAMES = { 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold" } as const;

/** The sample as a person set it. */
export function sampleStyle({ sizePx, weight, font }: Sample): CSSProperties {
  return {
    fontSize: `${sizePx}px`,
    fontWeight: weight,
    fontFamily: FAMILIES[font],
    lineHeight: sizePx > 30 ? 1.15 : 1.45,
  };
}

export function familyOf(font: Font): CSSProperties {
  return { fontFamily: FAMILIES[font] };
}
