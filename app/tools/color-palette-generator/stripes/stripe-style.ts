/**
 * Each color on the bench is a container. If it is at least twice as wide as high (phones, short windows), its text is
 * on the left and its controls on the right; otherwise the controls are above the text.
 */
export const STRIPE =
  "group swatch relative min-h-0 min-w-0 [container-type:size] transition-[background-color] duration-240 outline-none " +
  "data-dragging:shadow-float focus-visible:outline-2 focus-visible:-outline-offset-6 focus-visible:outline-current focus:outline-current";

/** Depends on the number of colors: side by side only if each has room for its code, and for its icons above it. */
export function directionOf(count: number) {
  if (count <= 6) return "[@media(width>=48rem)]:side-by-side";
  if (count <= 8) return "[@media(width>=62rem)_and_(height>=30rem)]:side-by-side";
  return "[@media(width>=75rem)_and_(height>=30rem)]:side-by-side";
}

export const BODY =
  "absolute inset-0 flex flex-col items-start justify-between gap-2 p-[clamp(7px,8cqw,24px)] " +
  "[@container_(min-aspect-ratio:2/1)]:flex-row-reverse [@container_(min-aspect-ratio:2/1)]:items-center " +
  "[@container_(min-aspect-ratio:2/1)]:px-[18px] [@container_(min-aspect-ratio:2/1)]:py-1";

/** The icons align with the text below them, so their boxes stick out by the difference. */
export const ACTIONS =
  "-mt-1.5 -ml-[7px] flex transition-opacity duration-120 empty:opacity-0 max-h-[calc(100cqh-8.5rem)] flex-col flex-wrap content-start " +
  "[@container_(min-aspect-ratio:2/1)]:-mr-3 [@container_(min-aspect-ratio:2/1)]:mt-0 [@container_(min-aspect-ratio:2/1)]:max-h-none " +
  "[@container_(min-aspect-ratio:2/1)]:flex-row [@container_(min-aspect-ratio:2/1)]:flex-nowrap noscript:hidden";

/** On one line in thin rows. */
export const TEXT =
  "grid min-w-0 max-w-full [@container_(min-aspect-ratio:2/1)]:flex-1 " +
  "[@container_(max-height:3.625rem)]:flex [@container_(max-height:3.625rem)]:items-center [@container_(max-height:3.625rem)]:gap-4";

/** Always two lines in narrow stripes, so that the codes align for any name. Overlong words get an ellipsis. */
export const NAME =
  "mt-1 line-clamp-2 min-h-[1.375em] text-ellipsis text-sm leading-snug @max-[10.625rem]:min-h-[2.75em] " +
  "@max-[7rem]:text-xs [@container_(min-aspect-ratio:2/1)]:mt-0 [@container_(min-aspect-ratio:2/1)]:truncate";
export const RATIO =
  "mt-1.5 [@container_(max-height:13rem)_and_(max-aspect-ratio:199/100)]:hidden whitespace-nowrap font-mono text-xs [@container_(max-height:5.5rem)]:hidden [@container_(min-aspect-ratio:2/1)]:mt-0";

/** Visible on hover or focus; always visible on touch screens. */
export const REVEALED =
  "opacity-0 transition-opacity group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:opacity-100";

export const ONLY_TALL = "[@container_(min-aspect-ratio:2/1)_or_(max-height:13rem)]:hidden";
/** Not in the stripes of a phone held sideways, which have room for three icons and two lines. */
export const NOT_SMALL = "[@container_(max-height:13rem)_and_(max-aspect-ratio:199/100)]:hidden";
