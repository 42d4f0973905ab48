import type { MouseEvent } from "react";

/**
 * `outline` and `ghost` are drawn in the current text color, so they also work on a swatch;
 * `contrast` is the filled one for a surface painted with `swatchStyle`.
 */
export type ButtonVariant = "primary" | "outline" | "ghost" | "brand" | "contrast";
export type ButtonSize = "sm" | "md" | "lg";

/** Written out, for Tailwind to find them; see button.css. */
const VARIANTS: Record<ButtonVariant, string> = {
  primary: "button-primary",
  outline: "button-outline",
  ghost: "button-ghost",
  brand: "button-brand",
  contrast: "button-contrast",
};

const TEXT_SIZES: Record<ButtonSize, string> = {
  sm: "min-h-8 gap-1.5 px-3 py-1.5",
  md: "min-h-10 gap-2 px-4 py-2",
  lg: "min-h-12 gap-2 px-5 py-2.5",
};

const SQUARE_SIZES: Record<ButtonSize, string> = {
  sm: "size-8 pointer-coarse:min-w-11",
  md: "size-10 pointer-coarse:min-w-11",
  lg: "size-12",
};

export function buttonClass(variant: ButtonVariant, size: ButtonSize, className = "", isSquare = false) {
  return `button ${VARIANTS[variant]} pointer-coarse:min-h-11 ${(isSquare ? SQUARE_SIZES : TEXT_SIZES)[size]} ${className}`;
}

/** For a button that is off: it keeps the focus and its place in the tab order, and only ignores the press. */
export function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
