import type { MouseEvent } from "react";

/**
 * `outline` and `ghost` are drawn in the current text color, so they also work on a swatch;
 * `contrast` is the filled one for a surface painted with `swatchStyle`.
 */
export type ButtonVariant = "primary" | "outline" | "ghost" | "brand" | "contrast";
export type ButtonSize = "sm" | "md" | "lg";

const BASE =
  "inline-flex shrink-0 select-none items-center justify-center rounded-control border font-[550] text-sm leading-tight " +
  "transition-[background-color,border-color,scale] active:scale-[0.98] aria-disabled:cursor-default aria-disabled:opacity-45 " +
  "aria-disabled:active:scale-100 pointer-coarse:min-h-11";

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-ink text-paper hover:bg-[color-mix(in_oklab,var(--color-ink),var(--color-paper)_16%)]",
  outline: "border-current/25 in-[.swatch]:border-current/45 hover:border-current/45 hover:bg-current/6",
  ghost:
    "border-transparent hover:bg-current/8 aria-pressed:bg-current/10 forced-colors:aria-pressed:border-2 forced-colors:aria-pressed:border-[Highlight]",
  brand: "border-transparent bg-brand text-brand-ink hover:bg-[color-mix(in_oklab,var(--color-brand),black_9%)]",
  contrast: "border-transparent bg-(--swatch-text) text-(--swatch-text-inverse) hover:opacity-88",
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
  return `${BASE} ${VARIANTS[variant]} ${(isSquare ? SQUARE_SIZES : TEXT_SIZES)[size]} ${className}`;
}

/** For a button that is off: it keeps the focus and its place in the tab order, and only ignores the press. */
export function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
