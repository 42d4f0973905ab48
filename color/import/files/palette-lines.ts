import type { Color } from "../../color.ts";
import { readArgb } from "../../text/pasted/alpha-first.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { cmykOf, srgbOf } from "../srgb-of.ts";

const GPL_COLOR = /^\s*(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(.*))?$/;
const GPL_ALPHA = /^(\d{1,3})(?!\S)\s*(.*)$/;
const JASC_COLOR = /^\s*(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(\d{1,3}))?\s*$/;
const THREE_NUMBERS_NEEDED = "A color must be three numbers from 0 to 255.";

/** Reads line-based palettes: GIMP, KDE, PaintShop Pro and Paint.NET. `null` for any other text. */
export function readPaletteLines(text: string): ImportedPalette | null {
  const program = /^(GIMP|KDE RGB) Palette[ \t]*[\r\n]/i.exec(text)?.[1];
  if (program) return readGpl(linesOf(text), program.toUpperCase() === "GIMP" ? "GIMP palette" : "KDE palette");
  if (/^JASC-PAL\s*[\r\n]/i.test(text)) return readJascPal(linesOf(text));
  return readPaintNet(text);
}

/** https://developer.gimp.org/core/standards/gpl/ KDE palettes have the same format. */
function readGpl(lines: readonly string[], format: string): ImportedPalette | null {
  const builder = new PaletteBuilder();
  let name: string | null = null;
  let hasAlpha = false;
  for (const [index, line] of lines.entries()) {
    // GIMP 3 adds a fourth number, but only after this line.
    hasAlpha ||= /^Channels:\s*RGBA\s*$/i.test(line);
    if (index === 0 || /^\s*(?:#|$)|^(?:Columns|Channels):/i.test(line)) continue;
    if (/^Name:/i.test(line)) {
      name ??= line.slice(5);
      continue;
    }
    const [, r, g, b, rest = ""] = GPL_COLOR.exec(line.slice(0, 1000)) ?? [];
    const [, alpha = "255", label = rest] = (hasAlpha && GPL_ALPHA.exec(rest)) || [];
    // GIMP writes "Untitled" if there is no name.
    if (r && g && b) builder.add(rgb(r, g, b, Number(alpha) / 255), /^untitled\s*$/i.test(label) ? null : label);
    else builder.leave(`Line ${index + 1}`, line, THREE_NUMBERS_NEEDED);
  }
  return builder.finish(format, name);
}

function readJascPal(lines: readonly string[]): ImportedPalette | null {
  const builder = new PaletteBuilder();
  for (const [index, line] of lines.entries()) {
    if (index < 3 || line.trim() === "") continue;
    const [, r, g, b, alpha = "255"] = JASC_COLOR.exec(line.slice(0, 100)) ?? [];
    if (r && g && b) builder.add(rgb(r, g, b, Number(alpha) / 255));
    else builder.leave(`Line ${index + 1}`, line, THREE_NUMBERS_NEEDED);
  }
  return builder.finish("JASC palette");
}

/** AARRGGBB on every line that isn't a comment. Needs at least one comment: without it, the list may be anything. */
function readPaintNet(text: string): ImportedPalette | null {
  if (!text.startsWith(";")) return null;
  const builder = new PaletteBuilder();
  const lines = linesOf(text).map((line) => line.trim());
  let name: string | null = null;
  let comment: string | null = null;
  const found: { readonly color: Color; readonly label: string | null }[] = [];
  for (const line of lines) {
    if (line.startsWith(";")) {
      comment = line.slice(1).trim();
      if (/^Palette Name:/i.test(comment)) name ??= comment.slice(13);
      continue;
    }
    const value = line.split(";", 1)[0]?.trim() ?? "";
    if (value === "") {
      comment = null;
      continue;
    }
    const color = readArgb(value);
    if (!color) return null;
    found.push({ color, label: comment });
    comment = null;
  }
  // If not every color has a comment, the one before the first color may be about the file.
  const hasNames = found.every(({ label }) => label !== null);
  for (const { color, label } of found) builder.add(color, hasNames ? label : null);
  return builder.finish("Paint.NET palette", name);
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/** A color from three numbers from 0 to 255; larger ones are clamped. */
function rgb(r: string, g: string, b: string, alpha: number): Color {
  const part = (channel: string) => Math.min(Number(channel), 255) / 255;
  return { space: "srgb", r: part(r), g: part(g), b: part(b), alpha: Math.min(alpha, 1) };
}

const COLOR = /^color\(\[u?'(\w+)',\s*\[([^\]]*)\],\s*([\d.]+)(?:,\s*(?:u?'((?:[^'\\]|\\.)*)'|u?"((?:[^"\\]|\\.)*)"))?/;
const NAME = /^set_name\(\s*u?(?:'([^']*)'|"([^"]*)")/;

/** Reads an sK1 or UniConvertor palette (.skp), one Python call a line: https://sk1project.net. `null` for others. */
export function readSk1(text: string): ImportedPalette | null {
  if (!/^##sK1 palette/.test(text)) return null;
  const builder = new PaletteBuilder();
  let name: string | null = null;
  for (const [index, line] of linesOf(text).entries()) {
    const [, quoted, doubleQuoted] = NAME.exec(line) ?? [];
    name ??= quoted ?? doubleQuoted ?? null;
    if (!line.startsWith("color(")) continue;
    const [, model = "", values = "", alpha = "1", label, otherLabel] = COLOR.exec(line.slice(0, 2000)) ?? [];
    const color = readColor(model, values.split(",").map(Number), Number(alpha));
    if (color) builder.add(color, (label ?? otherLabel ?? "").replace(/\\(['"\\])/g, "$1"));
    else builder.leave(`Line ${index + 1}`, line, "Only RGB, CMYK and gray are read.");
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
  return { ...cmykOf(first, second, third, fourth), alpha };
}
