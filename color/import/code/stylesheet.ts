import type { Color } from "../../color.ts";
import { splitOutside } from "../../text/code-text.ts";
import { parse } from "../../text/parse.ts";
import { parseAlpha } from "../../text/parse-alpha.ts";
import { parsePasted } from "../../text/pasted/parse-pasted.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { readWholeHsl, wholeHslOf } from "../rounded.ts";
import { isColorLike, whyUnread } from "../why-unread.ts";
import { type Declaration, readDeclarations } from "./declarations.ts";

type Variable = { readonly name: string; readonly group: string; readonly color: Color; readonly dark?: Color | null };
/** The values of the variables in one theme. */
type Values = { readonly theme: "light" | "dark"; readonly texts: ReadonlyMap<string, string> };

const MAX_VALUE_CHARACTERS = 1000;
const MAX_MAP_DEPTH = 4;
const MAX_ALIASES = 32;
// Bare hsl() channels, as in shadcn/ui themes.
const HSL_CHANNELS = /^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/;
// Bare rgb() channels, as in Tailwind 3 themes. Any three numbers may look like this.
const RGB_CHANNELS = /^\d{1,3}\s+\d{1,3}\s+\d{1,3}$/;
const IN_RGB = /\brgba?\(\s*var\(\s*(--[\w-]+)/g;
// Prefixes that systems give their variables, such as Bootstrap's --bs-blue.
const SYSTEM_PREFIX =
  /^(?:bs|md-sys-color|mdc-theme|mui-palette|chakra-colors|mantine-color|ion-color|el-color|ant-color|sl-color|wa-color)-(?=[a-z])/;
const PREFIX = /^(?:--|[$@])/;
// MUI calls the base color "main".
const MAIN = /^(\w+)-main$/;
const INNER_REFERENCE = /\bvar\(\s*(--[^\s,()]+)\s*(?:,([^()]*))?\)|(?<=[(,\s])([$@][\w-]+)/g;
// Sass accepts a color and an alpha.
const FADED = /^rgba\(\s*(#[\da-f]+|[a-z]+)\s*,\s*([\d.]+%?)\s*\)$/i;
const QUOTED_WORDS = /^["'][^#(]*$/;
const REFERENCE = /^(?:var\(\s*(--[^\s,()]+)\s*(?:,([\s\S]*))?\)|([$@][\w-]+))$/;

/**
 * Reads the variables in CSS, SCSS, Less and Tailwind 4's @theme that hold colors, each once: its light value, its dark
 * value if different, and preferably the value for screens that show more than sRGB. Values may be other variables.
 * `null` for text without any.
 */
export function readStylesheet(text: string): ImportedPalette | null {
  const declarations = settle(readDeclarations(text), text);
  const inBoth = declarations.filter(({ theme }) => theme === null);
  const both = textsOf(inBoth, new Map());
  const themed = (theme: "light" | "dark"): Values => {
    const own = declarations.filter((declaration) => declaration.theme === theme);
    return { theme, texts: new Map([...both, ...textsOf(own, both)]) };
  };
  const [light, dark] = [themed("light"), themed("dark")];
  const hasThemes = inBoth.length < declarations.length || /light-dark\(/i.test(text);
  const inLight = declarations.filter(({ theme }) => theme !== "dark");
  const builder = new PaletteBuilder();
  const variables = new Map<string, Variable>();
  const twins = new Set<string>();
  for (const { key, value, isTheme } of inLight) {
    const map = withoutFlags(value);
    if (map.startsWith("(")) {
      for (const { name, group, text } of entriesOf(map, "", 0)) {
        const entryKey = `${key} ${group} ${name}`;
        const color = readValue(text, light);
        if (color && !variables.has(entryKey)) variables.set(entryKey, { name, group, color });
        else if (!color && isColorLike(text)) builder.leave(`${key} / ${name}`, text, whyUnread);
      }
    } else if (!variables.has(key) && !isSecondName(key, value, isTheme)) {
      const color = readValue(light.texts.get(key), light);
      const other = hasThemes ? readValue(dark.texts.get(key), dark) : color;
      if (color && isSame(color, other) && isTwin(key, color, variables)) twins.add(key);
      else if (color) variables.set(key, { name: nameOf(key, isTheme), group: "", color, dark: other });
    }
  }
  const references = countReferences(text);
  for (const [key, { name, group, color, dark }] of variables) {
    builder.add(color, name, group, { uses: references.get(key), dark });
  }
  const isLeft = ({ key }: Declaration) => !variables.has(key) && !twins.has(key);
  const unread = new Map(inLight.filter(isLeft).map(({ key, value }) => [key, value]));
  for (const [key, value] of unread) if (isColorLike(value)) builder.leave(key, value, whyUnread);
  const onlyDark = new Map(declarations.filter(isLeft).map(({ key, value }) => [key, value]));
  for (const [key, value] of onlyDark) {
    if (!unread.has(key) && readValue(value, dark)) builder.leave(key, value, "It is set only in the dark theme.");
  }
  return builder.finish(formatOf(declarations));
}

function countReferences(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, property, variable] of text.matchAll(/var\(\s*(--[\w-]+)|([$@][\w-]+)(?!\s*:)/g)) {
    const key = property ?? variable ?? "";
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Adds the theme and the color function, which depend on the whole file. */
function settle(declarations: readonly Declaration[], text: string): readonly Declaration[] {
  const isAllDark = declarations.every(({ theme }) => theme === "dark");
  const inRgb = new Set(Array.from(text.matchAll(IN_RGB), ([, key]) => key));
  return declarations.map((declaration) => {
    const { key, value, theme } = declaration;
    const isRgb = RGB_CHANNELS.test(value) && (inRgb.has(key) || /colou?r/i.test(key));
    return { ...declaration, theme: isAllDark ? null : theme, value: isRgb ? `rgb(${value})` : value };
  });
}

/** True for `--color-background: var(--background)` in shadcn/ui: the color already has its name. */
function isSecondName(key: string, value: string, isTheme: boolean): boolean {
  const target = isTheme ? REFERENCE.exec(value)?.[1] : undefined;
  return target !== undefined && target !== key && nameOf(target, false) === nameOf(key, true);
}

/**
 * Each variable's value in its first block, where the last readable one counts, overridden by a value for screens that
 * show more. Other blocks may style only part of the page.
 */
function textsOf(declarations: readonly Declaration[], others: ReadonlyMap<string, string>): Map<string, string> {
  const texts = new Map<string, string>();
  const blocks = new Map<string, number>();
  for (const { key, value, isWide, block } of declarations) {
    if (isWide || texts.get(key) === value) continue;
    const isLater = blocks.get(key) === block && !value.endsWith("!default");
    const known = texts.get(key);
    const later = isLater ? readValue(value, { theme: "light", texts }) : null;
    if (known !== undefined && (!later || isRounded(value, later, known))) continue;
    texts.set(key, value);
    blocks.set(key, block);
  }
  const known: Values = { theme: "light", texts: new Map([...others, ...texts]) };
  const wide = declarations.filter(({ value, isWide }) => isWide && readValue(value, known));
  return new Map([...texts, ...wide.map(({ key, value }) => [key, value] as const)]);
}

/** Whether a color, written as `text`, is the hex color `known` again, as hsl() in whole numbers. */
function isRounded(text: string, { alpha }: Color, known: string): boolean {
  const whole = readWholeHsl(text, alpha);
  const exact = whole !== null && known.startsWith("#") ? parse(known) : null;
  return exact !== null && wholeHslOf(exact).includes(whole as string);
}

function nameOf(key: string, isTheme: boolean): string {
  const name = key.replace(PREFIX, "").replace(SYSTEM_PREFIX, "").replace(MAIN, "$1");
  return isTheme && name.startsWith("color-") ? name.slice(6) : name;
}

/** The entries of a Sass map: `(red: #f00, gray: (100: #eee))`. Those that are variables are in the palette already. */
function entriesOf(text: string, group: string, depth: number): { name: string; group: string; text: string }[] {
  const end = text.lastIndexOf(")");
  if (depth >= MAX_MAP_DEPTH || end < 0) return [];
  return splitOutside(text.slice(1, end), ",").flatMap((entry) => {
    const colon = entry.indexOf(":");
    const name = entry
      .slice(0, Math.max(colon, 0))
      .trim()
      .replace(/^["']|["']$/g, "");
    const value = entry.slice(colon + 1).trim();
    if (colon < 0) return [];
    if (value.startsWith("(")) return entriesOf(value, group === "" ? name : `${group} / ${name}`, depth + 1);
    return REFERENCE.test(value) || QUOTED_WORDS.test(value) ? [] : [{ name, group, text: value }];
  });
}

function readValue(value: string | undefined, { theme, texts }: Values): Color | null {
  let current = value;
  for (let step = 0; current !== undefined && step < MAX_ALIASES; step++) {
    if (current.length > MAX_VALUE_CHARACTERS) return null;
    const text = unwrap(withoutFlags(current), theme);
    const [whole, property, fallback, variable] = REFERENCE.exec(text) ?? [];
    if (whole === undefined) {
      const color = parse(HSL_CHANNELS.test(text) ? `hsl(${text})` : text) ?? readFaded(text) ?? readSassHsl(text);
      if (color) return color;
      current = fillIn(text, texts);
    } else {
      const next: string | undefined = texts.get(property ?? variable ?? "") ?? fallback?.trim();
      if (next === current) return null; // it names itself
      current = next;
    }
  }
  return null;
}

/** Whether `$sea` is `--sea` again, as in the exports of Coolors. */
function isTwin(key: string, color: Color, variables: ReadonlyMap<string, Variable>): boolean {
  const name = key.replace(PREFIX, "");
  const others = ["--", "$", "@"].flatMap((prefix) =>
    key === prefix + name ? [] : (variables.get(prefix + name) ?? []),
  );
  return others.some((other) => isSame(color, other.color));
}

function isSame(color: Color, other: Color | null): boolean {
  return other === null || JSON.stringify(color) === JSON.stringify(other);
}

/** Reads Sass's `rgba(#000, 0.5)`. */
function readFaded(text: string): Color | null {
  const [, base = "", alpha = ""] = FADED.exec(text) ?? [];
  const color = parse(base);
  const opacity = parseAlpha(alpha);
  return color && opacity !== null ? { ...color, alpha: opacity } : null;
}

/** Reads Sass's `hsl(200, 50, 40)`. */
function readSassHsl(text: string): Color | null {
  return /^hsla?\([^()]*\)$/i.test(text) ? parsePasted(text) : null;
}

/** Fills variables into `hsl(var(--hue), 50%, 40%)` and the like; undefined if it has none, or one that contains it. */
function fillIn(text: string, texts: Values["texts"]): string | undefined {
  const filled = text.replace(INNER_REFERENCE, (whole, property?: string, fallback?: string, variable?: string) =>
    withoutFlags(texts.get(property ?? variable ?? "") ?? fallback ?? whole),
  );
  return filled.includes(text) ? undefined : filled;
}

/** Removes what wraps the color: light-dark(), `~"…"`, quotes. */
function unwrap(text: string, theme: Values["theme"]): string {
  const quoted = /^~?(["'])(.*)\1$/s.exec(text)?.[2]?.trim() ?? text;
  if (!/^light-dark\(/i.test(quoted) || !quoted.endsWith(")")) return quoted;
  return splitOutside(quoted.slice(11, -1), ",")[theme === "light" ? 0 : 1] ?? "";
}

function withoutFlags(value: string): string {
  if (!value.includes("!")) return value;
  const flags = /(?<![!\s])(?:\s*!(?:default|global|important))+\s*$/.exec(value.slice(-60))?.[0] ?? "";
  return value.slice(0, value.length - flags.length);
}

function formatOf(declarations: readonly Declaration[]): string {
  if (declarations.some(({ isTheme }) => isTheme)) return "Tailwind theme";
  const [first] = declarations;
  if (first?.key.startsWith("$")) return "Sass variables";
  return first?.key.startsWith("@") ? "Less variables" : "CSS variables";
}
