// The indexes of the CSS functions in the lists of parse-plain.ts. They and the character codes are in separate files,
// because bundlers inline imported numbers.

export const RGB = 0;
export const HSL = 1;
export const OKLCH = 3;
export const LCH = 5;
export const LAB = 6;
export const COLOR_FUNCTION = 7;
export const NO_COLOR = -1;
