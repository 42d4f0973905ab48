// The character codes that a parser looks for.

export const TAB = 9;
export const VERTICAL_TAB = 11;
export const CARRIAGE_RETURN = 13;
export const SPACE = 32;
export const HASH = 35;
export const PERCENT_SIGN = 37;
export const OPENING_PARENTHESIS = 40;
export const CLOSING_PARENTHESIS = 41;
export const PLUS = 43;
export const COMMA = 44;
export const MINUS = 45;
export const DOT = 46;
export const SLASH = 47;
export const DIGIT_0 = 48;
export const DIGIT_9 = 57;
export const UPPER_A = 65;
export const LOWER_A = 97;
export const LOWER_E = 101;
export const LOWER_Z = 122;
