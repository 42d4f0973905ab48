/** Texts of the sections below the table of HTML color codes. */
export const cssColorTexts = {
  hex: [
    "A hex code is a number sign followed by three pairs of digits: the amounts of red, green and blue light. Each digit has 16 values, 0 to 9 and A to F, so a pair goes from 00, which is 0, to FF, which is 255. That makes 256 × 256 × 256 = 16,777,216 colors. Uppercase and lowercase are equivalent.",
    "If both digits of every pair are the same, you can write each once: #09C is #0099CC. A fourth pair is the opacity: #0D698680 ends in 80, which is 128 of 255, so it's 50.2% opaque. Equal steps in a hex code don't look equal. For that, use OKLCH.",
  ],
  notations:
    "Write spaces instead of commas, and a slash before the opacity. The same function works with or without it. Your browser paints each swatch from the code next to it.",
  relative: "With the keyword from, a function starts from another color, and you can calculate with its channels.",
  mix: "Mixes two colors in the space you name. In oklab the result looks halfway between them. In oklch the hue also moves around the hue circle.",
  keywords:
    "currentColor is the text color of the element, so borders and icons change with the text. light-dark() picks the first color in a light scheme and the second in a dark one.",
  currentColorCode: `.note {
  color: #07485B;
  border: 2px solid currentColor;
}
.note svg { stroke: currentColor }`,
  lightDarkCode: `:root { color-scheme: light dark }
.card {
  color: light-dark(#07485B, #8EC7D2);
  background: light-dark(#fff, #101617);
}`,
  system:
    "Names for the browser's own interface colors. They change with the color scheme. In forced colors mode, such as Windows contrast themes, they're the colors the user has chosen. Use only these there.",
} as const;

/** The three bytes of #0D6986, one by one. */
export const hexParts = [
  { digits: "0D", hex: "#0D0000", sum: "0 × 16 + 13 = 13", what: "red" },
  { digits: "69", hex: "#006900", sum: "6 × 16 + 9 = 105", what: "green" },
  { digits: "86", hex: "#000086", sum: "8 × 16 + 6 = 134", what: "blue" },
] as const;
