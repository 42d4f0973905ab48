// The looks of all cells stand on the table: on each of a thousand cells they would be most of the page's weight.

/** Below lg a row is a swatch and two lines, and of the formats only the chosen one is shown. */
const COLUMNS =
  "not-print:max-lg:[&_tr>:nth-child(n+3):nth-child(-n+6)]:hidden " +
  "not-print:max-lg:group-has-[[value=hex]:checked]/codes:[&_tr>:nth-child(3)]:block " +
  "not-print:max-lg:group-has-[[value=rgb]:checked]/codes:[&_tr>:nth-child(4)]:block " +
  "not-print:max-lg:group-has-[[value=hsl]:checked]/codes:[&_tr>:nth-child(5)]:block " +
  "not-print:max-lg:group-has-[[value=oklch]:checked]/codes:[&_tr>:nth-child(6)]:block";

const COPYABLE =
  "**:data-copy:cursor-pointer **:data-copy:rounded-swatch **:data-copy:text-left **:data-copy:hover:bg-well " +
  "**:data-copy:focus-visible:-outline-offset-2 noscript:**:data-copy:cursor-auto not-print:max-lg:**:data-copy:col-start-2 " +
  "lg:**:data-copy:px-2.5 **:data-copy:scroll-mt-12";

export const TABLE =
  `w-full border-collapse text-sm not-print:max-lg:block print:text-[9px] [&_td]:font-mono ${COPYABLE} ${COLUMNS} ` +
  "not-print:max-lg:[&_tr>:is(:first-child,:last-child):not(:only-child)]:row-span-2 " +
  "not-print:max-lg:[&_tr>:last-child:not(:only-child)]:col-start-3 " +
  "not-print:max-lg:[&_tr>:last-child:not(:only-child)]:row-start-1 " +
  "lg:[&_td:last-child]:pl-2.5 print:[&_:is(td,th)]:px-1";

export const ROW_LOOK =
  "border-line border-t not-print:max-lg:grid not-print:max-lg:grid-cols-[auto_minmax(0,1fr)_auto] " +
  "not-print:max-lg:items-center not-print:max-lg:gap-x-3 not-print:max-lg:py-1.5 lg:h-12 print:h-auto print:break-inside-avoid";

export const SWATCH =
  "swatch inset-ring inset-ring-line block h-11 w-14 rounded-swatch bg-(--own) lg:h-8 print:h-4 print:w-8 " +
  "print:[print-color-adjust:exact]";

/** "Aa" in the color: drawn, not written, because it may be unreadable. The ratio beside it says so. */
export const SAMPLE =
  "before:content-['Aa'/''] swatch inset-ring inset-ring-line rounded-swatch bg-(--background) px-2 py-1 font-sans " +
  "font-semibold text-(--own) leading-none print:py-0.5 print:[print-color-adjust:exact]";
