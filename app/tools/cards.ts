import type { Card } from "./card.ts";
import { card as colorFinder } from "./color-finder/card.ts";
import { card as colorMixer } from "./color-mixer/card.ts";
import { card as colorNameFinder } from "./color-name-finder/card.ts";
import { card as colorPaletteBuilder } from "./color-palette-builder/card.ts";
import { card as colorPaletteFromImage } from "./color-palette-from-image/card.ts";
import { card as colorPaletteGenerator } from "./color-palette-generator/card.ts";
import { card as colorShades } from "./color-shades/card.ts";
import { card as colorWheel } from "./color-wheel/card.ts";
import { card as compareColors } from "./compare-colors/card.ts";
import { card as contrastChecker } from "./contrast-checker/card.ts";
import { card as convert } from "./convert/card.ts";
import { card as gradientGenerator } from "./gradient-generator/card.ts";
import { card as imageColorPicker } from "./image-color-picker/card.ts";
import { card as playground } from "./playground/card.ts";
import { card as randomColorGenerator } from "./random-color-generator/card.ts";

/** One line a tool, by its id. Apart from the registry, which is in the menu of every page. */
export const cards: Readonly<Record<string, Card>> = {
  "color-finder": colorFinder,
  "color-mixer": colorMixer,
  "color-name-finder": colorNameFinder,
  "color-palette-builder": colorPaletteBuilder,
  "color-palette-from-image": colorPaletteFromImage,
  "color-palette-generator": colorPaletteGenerator,
  "color-shades": colorShades,
  "color-wheel": colorWheel,
  "compare-colors": compareColors,
  "contrast-checker": contrastChecker,
  convert,
  "gradient-generator": gradientGenerator,
  "image-color-picker": imageColorPicker,
  playground,
  "random-color-generator": randomColorGenerator,
};
