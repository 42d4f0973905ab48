/** How a tool is presented in lists of tools: on the home page, on /tools, and below other tools. */
export type Card = {
  /** One sentence without its period: what a person does with the tool. */
  summary: string;
  /** Search terms beyond the words of the title and the summary. */
  words: string;
  glyph: Glyph;
};

/**
 * Its live drawing on the home page and on /tools. `strip`: side by side; `rows`: stacked; `wheel`: a disc; `discs`:
 * two circles, with the third color where they overlap; `gradient`: blending into each other; `photo`: an image with
 * its colors next to it; `pixels`: a grid with one picked; `dots`: scattered; `plane`: lightness and chroma of one hue
 * with a handle; `codes`: a color and its codes; `page`: text, a button and an image; `text`: the second color as text
 * on the first; `pair` and `name`: a text on the first colors, in the last.
 */
export type Glyph = {
  kind:
    | "strip"
    | "rows"
    | "wheel"
    | "discs"
    | "gradient"
    | "photo"
    | "pixels"
    | "dots"
    | "plane"
    | "codes"
    | "page"
    | "text"
    | "pair"
    | "name";
  colors: readonly `#${string}`[];
  /** The text of `codes` (one per line), `pair` and `name`. */
  text?: string;
};

/** By tool id. Separate from the list of tools, which is in the menu of every page. */
export const cards: Readonly<Record<string, Card>> = {
  "color-palette-generator": {
    summary: "Get a new palette with each click, lock colors you like, and set rules",
    words: "scheme harmony theme space lock random brand logo chart data viz dataviz colorblind color blindness safe",
    glyph: { kind: "strip", colors: ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"] },
  },
  "color-palette-builder": {
    summary: "Turn colors into tints, shades, tones and scales",
    words: "tailwind ramp steps design system tokens css variables p3 import ase gpl",
    glyph: { kind: "rows", colors: ["#FFC5BF", "#FC9C92", "#BE6159", "#7B2623"] },
  },
  "color-shades": {
    summary: "Tints, shades, tones and full scales of one color",
    words: "lighter darker tailwind ramp 50 950",
    glyph: {
      kind: "strip",
      colors: ["#E3F1F6", "#B9D9E5", "#86BACB", "#4A95AC", "#0D6986", "#0A5269", "#073B4C", "#042530"],
    },
  },
  "random-color-generator": {
    summary: "Random colors, evenly spread, within any limits",
    words: "surprise pastel neon vivid",
    glyph: { kind: "dots", colors: ["#D857C1", "#DBA507", "#56AC77", "#3F7CD8", "#E4572E", "#8E6BD1", "#19A7A0"] },
  },
  "color-palette-from-image": {
    summary: "Turn a photo into a palette of up to 20 colors, marked on the picture",
    words: "photo picture screenshot logo upload extract poster",
    glyph: { kind: "photo", colors: ["#31305E", "#5E4379", "#91517B", "#C06A7C", "#EC9873", "#121327"] },
  },
  "image-color-picker": {
    summary: "Zoom in, pick any pixel of a picture or screenshot, and check contrast",
    words: "photo eyedropper pixel pick",
    glyph: {
      kind: "pixels",
      colors: ["#006070", "#80C4FF", "#4FA0F5", "#007DC0", "#8EE8FF", "#5AC8FA", "#35A0C4", "#007098"],
    },
  },
  "color-wheel": {
    summary: "Turn a color into harmonies, by eye and by angle",
    words: "harmony complementary triadic analogous scheme match matching goes combine",
    glyph: { kind: "wheel", colors: ["#FF8A80", "#E0A72E", "#7BC47F", "#00B8C4", "#6FA0FF", "#C98AE8"] },
  },
  "color-mixer": {
    summary: "Add parts of each color and watch them blend as light, perceptually or as paint",
    words: "paint blend pigment mix",
    // Equal parts mixed as paint, computed by the tool itself.
    glyph: { kind: "discs", colors: ["#FEFE33", "#0247FE", "#44AD5D"] },
  },
  "gradient-generator": {
    summary: "Blend two or more colors in any CSS space, spot gray zones and banding, and copy the code",
    words: "css linear radial conic mesh blend background wallpaper sequential diverging heatmap ramp",
    glyph: { kind: "gradient", colors: ["#292F56", "#ACFA70"] },
  },
  "contrast-checker": {
    summary: "Check text contrast by WCAG 2.2 and APCA, and get the nearest fix",
    words: "accessibility wcag apca a11y readable text audit css report",
    glyph: { kind: "text", colors: ["#E9E3FF", "#3B1E78"] },
  },
  "compare-colors": {
    summary: "See how different colors look, with and without color blindness",
    words: "comparison difference similar delta e distance colorblind",
    glyph: { kind: "pair", colors: ["#BB6BC4", "#B95FA0", "#160514"], text: "ΔE 7.9" },
  },
  convert: {
    summary: "Turn any color into HEX, RGB, HSL, CMYK, HSV, LAB and more",
    words: "hex rgb hsl cmyk hsv lab oklch p3 translate code print printer css file stylesheet",
    glyph: { kind: "codes", colors: ["#C8C814"], text: "#C8C814\n200 200 20\n60° 82% 43%" },
  },
  "color-name-finder": {
    summary: "Find the name of any color, and the color of any name",
    words: "what is this color called name",
    glyph: { kind: "name", colors: ["#548D44", "#0A1406"], text: "“fern”" },
  },
  "color-finder": {
    summary: "Pick a color and see the closest one in Tailwind, CSS, Material, Radix and more",
    words: "color picker pick search oklch",
    glyph: { kind: "plane", colors: ["#00A9D6", "#0D6986"] },
  },
  playground: {
    summary: "See a palette on real pages, in light and dark at once",
    words: "preview website interface dark mode theme roles tailwind shadcn test",
    glyph: { kind: "page", colors: ["#F3FAFC", "#07485B", "#DB073D", "#8EC7D2"] },
  },
};
