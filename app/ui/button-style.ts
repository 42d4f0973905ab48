import type { MouseEvent } from "react";

/**
 * `outline` and `ghost` are drawn in the current text color, so they also work on a swatch;
 * `filled` is painted with `filledStyle`.
 */
export type ButtonVariant = "primary" | "outline" | "ghost" | "brand" | "filled";
export type ButtonSize = "sm" | "md" | "lg";

/** Full names, so that Tailwind finds them; see button.css. */
const VARIANTS: Record<ButtonVariant, string> = {
  primary: "button-primary",
  outline: "button-outline",
  ghost: "button-ghost",
  brand: "button-brand",
  filled: "button-filled",
};
const TEXT_SIZES: Record<ButtonSize, string> = { sm: "button-sm", md: "button-md", lg: "button-lg" };
const SQUARE_SIZES: Record<ButtonSize, string> = { sm: "square-sm", md: "square-md", lg: "square-lg" };

export function buttonClass(variant: ButtonVariant, size: ButtonSize, className = "", isSquare = false) {
  return `button ${VARIANTS[variant]} ${(isSquare ? SQUARE_SIZES : TEXT_SIZES)[size]} ${className}`;
}

/** For a disabled button: it keeps the focus and its place in the tab order but ignores clicks. */
export function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
