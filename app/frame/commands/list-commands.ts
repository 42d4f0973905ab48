import { findNames } from "#app/color-names.ts";
import { isMac } from "#app/ui/is-mac.ts";
import type { Color, Hex } from "#color/color.ts";
import { PALETTE_CATEGORIES } from "#color/palettes/categories.ts";
import { writeColors } from "#color/text/address.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { parsePastedList } from "#color/text/pasted/list.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import { countOf } from "#color/words/count.ts";
import { cards } from "#content/tool-cards.ts";
import { colorPaletteGenerator, colorShades, contrastChecker, convert, playground, tools } from "#content/tools.ts";
import { colorPath } from "#contract/color-path.ts";
import { readSaved } from "../library/library.ts";
import { openedState } from "../library/opened-state.ts";
import { placeOfPalette } from "../library/place-of-palette.ts";
import { DASHBOARD, FOOTER, LEGAL, MORE, PRICING_PATH, RESOURCES } from "../navigation.ts";
import { keysText } from "../shortcuts/key-caps.ts";
import { readKeys } from "../shortcuts/keys.ts";
import { listShortcuts } from "../shortcuts/registry.ts";
import { pathWith } from "../tool-path.ts";
import type { Command } from "./find-commands.ts";

export function listCommands(): Command[] {
  return [...listActions(), ...TOOLS, ...listSaved(), ...PAGES.values()];
}

function listActions(): Command[] {
  // The search key only works from the keyboard: opening the palette moves the focus.
  const known = listShortcuts().filter(({ id, isEnabled = true }) => isEnabled && id !== "search");
  const labels = new Map(known.map((shortcut) => [shortcut.label, shortcut]));
  return [...labels.values()].map(({ label, keys, run, isHeld }) => ({
    group: "On this page",
    label,
    hint: keysText(keys, isMac()),
    run: () => {
      run(new KeyboardEvent("keydown"));
      if (isHeld) return;
      // A step by a key ends with its release. Delayed, because some actions wait for code, even if it has loaded.
      const { code } = readKeys(keys);
      setTimeout(() => dispatchEvent(new KeyboardEvent("keyup", { code, key: code })));
    },
  }));
}

const TOOLS: readonly Command[] = tools.map(({ id, title, path }) => {
  const { summary = "", words = "", glyph } = cards[id] ?? {};
  return { group: "Tools", label: title, words: `${summary} ${words}`, to: path, ...(glyph && { glyph }) };
});

/** The formats whose pairs have pages. */
const CONVERTED = ["HEX", "RGB", "HSL", "CMYK", "HSV", "LAB"];

/** Of two entries for a page, the later one counts, in the place of the first. */
const ENTRIES = [
  { label: "Pricing", to: PRICING_PATH },
  ...RESOURCES,
  ...MORE,
  ...PALETTE_CATEGORIES.map((category) => ({
    label: `${capitalize(category)} color palettes`,
    to: `/${category}-color-palettes`,
  })),
  ...FOOTER.slice(1).flatMap(({ entries }) => entries),
  { label: "Pricing", to: PRICING_PATH, words: "upgrade pro price cost plan subscription" },
  { label: "Add-ons", to: "/addons", words: "procreate illustrator affinity sketch penpot gimp krita inkscape" },
  { label: "Figma", to: "/figma-plugin", words: "plugin variables" },
  { label: "Photoshop", to: "/photoshop-plugin", words: "plugin adobe swatches" },
  { label: "Adobe Express", to: "/adobe-express-addon" },
  { label: "Adobe XD", to: "/adobe-xd-plugin" },
  ...DASHBOARD.map(({ label, to }) => ({ label: `Library: ${label}`, to, words: "saved trash restore export" })),
  {
    label: "Library: Account",
    to: "/user/account",
    words:
      "log in login sign in sign up signup register password passkeys two-factor 2fa recovery codes change email sessions " +
      "connected apps plan billing invoices cancel pro export download delete",
  },
  ...LEGAL,
];
const PAGES = new Map(ENTRIES.map((entry) => [entry.to, { group: "Pages", ...entry } as const]));

const PAIRS: readonly Command[] = CONVERTED.flatMap((from) =>
  CONVERTED.filter((to) => to !== from).map((to) => ({
    group: "Pages" as const,
    label: `${from} to ${to}`,
    to: `/convert/${from}to${to}`.toLowerCase(),
  })),
).filter(({ to }) => !PAGES.has(to));

/** Adds the pages of two formats to a text with several words: for one format, they would hide the converter. */
export function withPairs(query: string, commands: readonly Command[]): readonly Command[] {
  return query.trim().includes(" ") ? [...commands, ...PAIRS] : commands;
}

function listSaved(): Command[] {
  const { palettes, colors, projects } = readSaved();
  return [
    ...palettes.map((palette) => {
      const { path } = placeOfPalette(palette);
      return { ...saved(palette.name, path, hexesOf(palette.colors)), state: openedState(palette.id, path) };
    }),
    ...colors.map(({ name, color }) => {
      const [hex] = hexesOf([color]);
      return saved(name, hex ? colorPath(hex) : "/user/colors", hex ? [hex] : []);
    }),
    ...projects.map(({ id, name }) => saved(name, `/user/projects?project=${id}`, [])),
  ];
}

function saved(label: string, to: string, hexes: readonly Hex[]): Command {
  return { group: "Saved", label, to, hexes };
}

function hexesOf(texts: readonly string[]): Hex[] {
  return texts.flatMap((text) => {
    const color = parsePasted(text);
    return color ? [printHex({ ...color, alpha: 1 })] : [];
  });
}

const COLOR_TOOLS = [colorPaletteGenerator, colorShades, playground, contrastChecker, convert];
const MAX_NAMES = 6;

export function listColors(query: string): Command[] {
  if (!query.trim()) return [];
  const one = parsePasted(query);
  const several = one ? [] : parsePastedList(query);
  if (several.length > 1) return listSeveral(several);
  const color = one ?? parsePasted(/#[\da-f]{6}\b/i.exec(query)?.[0] ?? "");
  if (!color) return [];
  const hex = printHex({ ...color, alpha: 1 });
  return [
    { group: "Colors", label: `Color page of ${hex}`, hint: hex, to: colorPath(hex), hexes: [hex] },
    ...COLOR_TOOLS.map(
      (tool): Command => ({
        group: "Colors",
        label: `${hex} in ${tool.title}`,
        to: pathWith(tool, hex.slice(1)),
        hexes: [hex],
      }),
    ),
  ];
}

function listSeveral(colors: readonly Color[]): Command[] {
  return COLOR_TOOLS.map((tool) => {
    const taken = colors.slice(0, tool.maxColors);
    const count = countOf(taken.length, "color");
    const first = taken.length === 1 ? "First color" : `First ${count}`;
    return {
      group: "Colors",
      label: `${taken.length < colors.length ? first : count} in ${tool.title}`,
      to: pathWith(tool, writeColors(taken)),
      hexes: taken.map((color) => printHex({ ...color, alpha: 1 })),
    };
  });
}

export async function listNamed(query: string): Promise<Command[]> {
  const named = await findNames(query, MAX_NAMES);
  return named.map(({ name, rgb24 }) => {
    const hex = hexOf(rgb24);
    return { group: "Colors", label: name, hint: hex, to: colorPath(hex), hexes: [hex] };
  });
}
