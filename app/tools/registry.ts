import { tool as colorFinder } from "./color-finder/tool.ts";
import { tool as colorMixer } from "./color-mixer/tool.ts";
import { tool as colorNameFinder } from "./color-name-finder/tool.ts";
import { tool as colorPaletteBuilder } from "./color-palette-builder/tool.ts";
import { tool as colorPaletteFromImage } from "./color-palette-from-image/tool.ts";
import { tool as colorPaletteGenerator } from "./color-palette-generator/tool.ts";
import { tool as colorShades } from "./color-shades/tool.ts";
import { tool as colorWheel } from "./color-wheel/tool.ts";
import { tool as compareColors } from "./compare-colors/tool.ts";
import { tool as contrastChecker } from "./contrast-checker/tool.ts";
import { tool as convert } from "./convert/tool.ts";
import { tool as gradientGenerator } from "./gradient-generator/tool.ts";
import { tool as imageColorPicker } from "./image-color-picker/tool.ts";
import { tool as playground } from "./playground/tool.ts";
import { tool as randomColorGenerator } from "./random-color-generator/tool.ts";
import type { Tool } from "./tool.ts";

/** One line a tool, in the order in which menus and pages show them. */
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
