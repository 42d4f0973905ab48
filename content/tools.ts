/** What every page knows of a tool; the menu, the badge and the routes derive from it. */
export type Tool = {
  /** Its folder below app/tools. */
  id: string;
  path: `/${string}`;
  title: string;
  /** How colors from elsewhere, such as the tray, are opened in it: the key of its query, and how many it takes. */
  openWith?: { query: string; max: number };
  /** Is not one of those that the badge counts. */
  isExtra?: true;
};

export const colorPaletteGenerator = {
  id: "color-palette-generator",
  path: "/color-palette-generator",
  title: "Color Palette Generator",
  openWith: { query: "c", max: 12 },
} satisfies Tool;

export const colorPaletteBuilder = {
  id: "color-palette-builder",
  path: "/color-palette-builder",
  title: "Color Palette Builder",
  openWith: { query: "c", max: 12 },
} satisfies Tool;

export const colorShades = {
  id: "color-shades",
  path: "/color-shades",
  title: "Color Shades",
  openWith: { query: "c", max: 6 },
  isExtra: true,
} satisfies Tool;

export const randomColorGenerator = {
  id: "random-color-generator",
  path: "/random-color-generator",
  title: "Random Color Generator",
  openWith: { query: "c", max: 100 },
} satisfies Tool;

export const colorPaletteFromImage = {
  id: "color-palette-from-image",
  path: "/color-palette-from-image",
  title: "Color Palette From Image",
  openWith: { query: "c", max: 20 },
} satisfies Tool;

export const imageColorPicker = {
  id: "image-color-picker",
  path: "/image-color-picker",
  title: "Image Color Picker",
  openWith: { query: "c", max: 20 },
} satisfies Tool;

export const colorWheel = {
  id: "color-wheel",
  path: "/color-wheel",
  title: "Color Wheel",
  openWith: { query: "c", max: 12 },
} satisfies Tool;

export const colorMixer = {
  id: "color-mixer",
  path: "/color-mixer",
  title: "Color Mixer",
  openWith: { query: "c", max: 20 },
} satisfies Tool;

export const gradientGenerator = {
  id: "gradient-generator",
  path: "/gradient-generator",
  title: "Gradient Generator",
  openWith: { query: "c", max: 12 },
} satisfies Tool;

export const contrastChecker = {
  id: "contrast-checker",
  path: "/contrast-checker",
  title: "Contrast Checker",
  openWith: { query: "c", max: 40 },
} satisfies Tool;

export const compareColors = {
  id: "compare-colors",
  path: "/compare-colors",
  title: "Compare Colors",
  openWith: { query: "c", max: 6 },
} satisfies Tool;

export const convert = {
  id: "convert",
  path: "/convert",
  title: "Color Converter",
  openWith: { query: "c", max: 1 },
} satisfies Tool;

export const colorNameFinder = {
  id: "color-name-finder",
  path: "/color-name-finder",
  title: "Color Name Finder",
  openWith: { query: "c", max: 12 },
} satisfies Tool;

export const colorFinder = {
  id: "color-finder",
  path: "/color-finder",
  title: "Color Picker",
  openWith: { query: "c", max: 1 },
  isExtra: true,
} satisfies Tool;

export const playground = {
  id: "playground",
  path: "/playground",
  title: "Playground",
  openWith: { query: "c", max: 10 },
  isExtra: true,
} satisfies Tool;

/** In the order in which menus and pages show them. */
export const tools: readonly Tool[] = [
  colorPaletteGenerator,
  colorPaletteBuilder,
  colorShades,
  randomColorGenerator,
  colorPaletteFromImage,
  imageColorPicker,
  colorWheel,
  colorMixer,
  gradientGenerator,
  contrastChecker,
  compareColors,
  convert,
  colorNameFinder,
  colorFinder,
  playground,
];
