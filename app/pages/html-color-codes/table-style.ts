export const SWATCH =
  "swatch inset-ring inset-ring-line block h-11 w-14 rounded-swatch bg-(--own) lg:h-8 print:h-4 print:w-8 " +
  "print:[print-color-adjust:exact]";

/** "Aa" in the color: drawn, not written, because it may be unreadable. The ratio beside it says so. */
export const SAMPLE =
  "before:content-['Aa'/''] swatch inset-ring inset-ring-line rounded-swatch bg-(--background) px-2 py-1 font-sans " +
  "font-semibold text-(--own) leading-none print:py-0.5 print:[print-color-adjust:exact]";
