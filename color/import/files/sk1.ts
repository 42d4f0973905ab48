import type { Color } from "../../color.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { srgbOf } from "../srgb-of.ts";

const COLOR = /^color\(\[u?'(\w+)',\s*\[([^\]]*)\],\s*([\d.]+)(?:,\s*(?:u?'((?:[^'\\]|\\.)*)'|u?"((?:[^"\\]|\\.)*)"))?/;
const NAME = /^set_name\(\s*u?(?:'([^']*)'|"([^"]*)")/;

/** A palette of sK1 and UniConvertor (.skp): https://sk1project.net. One call of Python a line. `null` for other text. */
export function readSk1(text: string): ImportedPalette | null {
  if (!/^##sK1 palette/.test(text)) return null;
  const builder = new PaletteBuilder();
  let name: string | null = null;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const [, quoted, doubleQuoted] = NAME.exec(line) ?? [];
    name ??= quoted ?? doubleQuoted ?? null;
    if (!line.startsWith("color(")) continue;
    const [, model = "", values = "", alpha = "1", label, otherLabel] = COLOR.exec(line.slice(0, 2000)) ?? [];
    const color = readColor(model, values.split(",").map(Number), Number(alpha));
    if (color) builder.add(color, (label ?? otherLabel ?? "").replace(/\\(['"\\])/g, "$1"));
    else builder.leave(`Line ${index + 1}`, line, "Only RGB, CMYK and gray of sK1 are read.");
  }
  return builder.finish("sK1 palette", name);
}

/** All values are from 0 to 1. */
function readColor(model: string, values: readonly number[], alpha: number): Color | null {
  if (![...values, alpha].every((value) => value >= 0 && value <= 1)) return null;
  const [first = 0, second = 0, third = 0, fourth = 0] = values;
  if (model === "RGB" && values.length === 3) return { ...srgbOf(first, second, third), alpha };
  if (model === "Grayscale" && values.length === 1) return { ...srgbOf(first, first, first), alpha };
  if (model !== "CMYK" || values.length !== 4) return null;
  return { space: "cmyk", c: 100 * first, m: 100 * second, y: 100 * third, k: 100 * fourth, alpha };
}
