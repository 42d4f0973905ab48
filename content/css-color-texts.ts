/** What the sections below the table of HTML color codes say. */
export const cssColorTexts = {
  hex: [
    "Behind the number sign stand three pairs of digits: how much red, green and blue light a pixel sends. The digits count to sixteen, from 0 to 9 and on from A to F, so a pair runs from 00, which is 0, to FF, which is 255. That makes 256 × 256 × 256 = 16,777,216 colors. Upper and lower case mean the same.",
    "Where both digits of every pair are equal, one of each is enough: #09C is #0099CC. A fourth pair is the opacity: #0D698680 ends in 80, which is 128 of 255, so it is 50.2% opaque. Equal steps in a hex code are not equal steps to the eye; for that take OKLCH.",
  ],
  notations:
    "Spaces instead of commas, one slash before the opacity, and the same function with or without it. The swatches are painted by this browser from the code beside them.",
  relative: "A function that says from takes another color apart, and its channels are numbers to calculate with.",
  mix: "Mixes two colors in the space that you name. In oklab a mixture looks halfway; in oklch it also goes around the circle of hues.",
  keywords:
    "currentColor is the text color of the element, so that a border and an icon follow when the text changes. light-dark() picks the first color in a light scheme and the second in a dark one.",
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
    "Names for the colors of the browser’s own parts. They change with the color scheme, and in forced colors, such as the contrast themes of Windows, they are what the person has chosen: take them there and nothing else.",
} as const;

/** The three bytes of #0D6986, each alone. */
export const hexParts = [
  { digits: "0D", hex: "#0D0000", sum: "0 × 16 + 13 = 13", what: "red" },
  { digits: "69", hex: "#006900", sum: "6 × 16 + 9 = 105", what: "green" },
  { digits: "86", hex: "#000086", sum: "8 × 16 + 6 = 134", what: "blue" },
] as const;
