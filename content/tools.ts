/** The data about a tool that every page has; the menu, the badge and the routes derive from it. */
export type Tool = {
  /** Its folder in app/tools. */
  id: string;
  path: `/${string}`;
  title: string;
  /** How many colors from elsewhere, such as the tray, it opens with. */
  maxColors: number;
  /** Version of its addresses, if no longer 1. */
  version?: 2;
  /** Not counted in the badge. */
  isExtra?: true;
};

function makeTool<Id extends string>(id: Id, title: string, maxColors: number) {
  return { id, path: `/${id}`, title, maxColors } as const satisfies Tool;
}

export const colorPaletteGenerator = makeTool("color-palette-generator", "Color Palette Generator", 12);
export const colorPaletteBuilder = makeTool("color-palette-builder", "Color Palette Builder", 12);
export const colorShades = { ...makeTool("color-shades", "Color Shades", 6), isExtra: true } as const;
export const randomColorGenerator = makeTool("random-color-generator", "Random Color Generator", 100);
export const colorPaletteFromImage = makeTool("color-palette-from-image", "Color Palette From Image", 20);
export const imageColorPicker = makeTool("image-color-picker", "Image Color Picker", 20);
export const colorWheel = makeTool("color-wheel", "Color Wheel", 12);
export const colorMixer = makeTool("color-mixer", "Color Mixer", 20);
export const gradientGenerator = { ...makeTool("gradient-generator", "Gradient Generator", 12), version: 2 } as const;
export const contrastChecker = makeTool("contrast-checker", "Contrast Checker", 40);
export const compareColors = makeTool("compare-colors", "Compare Colors", 6);
export const convert = makeTool("convert", "Color Converter", 1);
export const colorNameFinder = { ...makeTool("color-name-finder", "Color Name Finder", 12), version: 2 } as const;
export const colorFinder = { ...makeTool("color-finder", "Color Picker", 1), isExtra: true } as const;
export const playground = { ...makeTool("playground", "Playground", 10), isExtra: true } as const;

/** In the order of menus and pages. */
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

/** The number in the badge. */
export const TOOL_COUNT = tools.filter(({ isExtra }) => !isExtra).length;
