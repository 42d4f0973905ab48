import type { Rgb24 } from "../color.ts";
import type { ColorFamily } from "../family.ts";
import { deltaE2000Rgb24 } from "../kernel/delta-e-rgb24.ts";
import { hex24 } from "../kernel/hex.ts";
import { indexNames, type NameList } from "../names.ts";
import type { PaletteCategory } from "./categories.ts";
import { type MeasuredColor, measureColor } from "./measure.ts";

/** What the color beside the lead is called: pale, middle, dark. Everyday words, so that the lead keeps the stage. */
const COMPANIONS: Readonly<Record<ColorFamily, readonly [pale: string, middle: string, dark: string]>> = {
  red: ["Rose", "Cherry,Poppy", "Wine,Garnet"],
  orange: ["Peach", "Apricot,Amber", "Rust,Copper"],
  yellow: ["Cream,Straw,Butter", "Honey,Saffron", "Mustard"],
  green: ["Mint,Pear", "Fern,Clover", "Pine,Moss"],
  teal: ["Frost,Glacier", "Lagoon,Jade", "Spruce,Deep Sea"],
  blue: ["Sky,Ice", "River,Cobalt", "Midnight,Navy,Harbor"],
  purple: ["Lilac,Lavender", "Violet,Iris", "Plum,Aubergine"],
  pink: ["Blush,Petal", "Peony,Coral", "Berry"],
  brown: ["Sand,Oat", "Clay,Cedar", "Bark,Walnut,Umber"],
  gray: ["Fog,Mist", "Stone,Pebble", "Slate,Basalt"],
  white: ["Linen,Paper,Chalk,Milk", "Linen", "Linen"],
  black: ["Ink", "Ink", "Ink,Coal,Night,Onyx"],
};
const PALE_L = 0.8;
const DARK_L = 0.45;

/** A lead is named by words that at least so many names share: plain ones, no brands and no heroes. */
const LEAST_USES = 4;
/** And not by a color with another common name. CIEDE2000. */
const MOST_DELTA_E = 8;
const MOST_LETTERS = 20;
const NAMES_TRIED = 40;
/** Plain words, but not for a palette that is shown to a client. */
const AVOIDED = new Set(
  "affair alligator american and angel angry arab baby bastard bikini blasphemous blood bloody boy brutal burning chinese cowboy darkness dead deadly death devil dirty drunk erotic evil fat ferocious fetish first fish fizz flesh french frog furious ghost girl god goddess gypsy heavy hell her homoeopathic hot illicit indian irish japanese kiss king kisses lady lips lizard love lucky lust lusty macabre mad magical majestic mana market master mexican muddy neptune noble noodles nuclear nude opulent party passion persian peter plastic pleasure poison poisonous pope potion precious priest priestess pure queen queer radiant rage russian savage secret sex sexy silken sinful skin slime slimy sneaky spanish steam sultan temptation toxic turkish ugly vampire velour venom virgin vomit warrior whale wicked witch zombie".split(
    " ",
  ),
);

type Namer = (colors: readonly MeasuredColor[]) => string;

/** Names of the palettes of a library, each once: the color that a palette is about, and the colors beside it. */
function namePalettes(
  library: ReadonlyMap<PaletteCategory, readonly (readonly Rgb24[])[]>,
  names: NameList,
): Map<PaletteCategory, string[]> {
  const taken = new Set<string>();
  const plainNames = plainNamesIn(names);
  return new Map(
    [...library].map(([category, palettes]) => {
      const nameOne: Namer =
        category === "skin" ? nameSkin : (colors) => nameByLead(colors, category, plainNames, taken);
      return [category, palettes.map((rgb24s) => take(nameOne(rgb24s.map(measureColor)), taken))];
    }),
  );
}

/** "Forest Green and Linen". A lead that another palette has is passed over for the next color. */
function nameByLead(
  colors: readonly MeasuredColor[],
  category: PaletteCategory,
  plainNames: (rgb24: Rgb24) => string[],
  taken: Set<string>,
): string {
  const isOwn = ({ family }: MeasuredColor) => family === category;
  const leads = colors.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.c - a.c);
  const found = leads.flatMap((color) => plainNames(color.rgb24).map((name) => ({ color, name })));
  const lead = found.find(({ name }) => !taken.has(name)) ?? found[0];
  if (!lead) return colors.map(companion).join(" and ");
  taken.add(lead.name);
  const deltaE = ({ rgb24 }: MeasuredColor) => deltaE2000Rgb24(rgb24, lead.color.rgb24);
  const others = colors.filter((color) => color !== lead.color).sort((a, b) => deltaE(b) - deltaE(a));
  const full = others.map((color) => `${lead.name} and ${companion(color)}`);
  return full.find((name) => !repeats(name)) ?? lead.name;
}

/** The names near a color, the nearest first, that are made of plain words. */
function plainNamesIn(list: NameList): (rgb24: Rgb24) => string[] {
  const index = indexNames(list);
  const uses = new Map<string, number>();
  for (let i = 0; i < list.count; i++) {
    for (const word of wordsOf(list.nameAt(i))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const isPlain = (word: string) => !AVOIDED.has(word) && (uses.get(word) ?? 0) >= LEAST_USES && word.length > 2;
  return (rgb24) =>
    index
      .nearestMany(rgb24, NAMES_TRIED)
      .filter(
        ({ name, deltaE }) =>
          deltaE <= MOST_DELTA_E && name.length <= MOST_LETTERS && wordsOf(name).every(isPlain) && !repeats(name),
      )
      .map(({ name }) => name);
}

/** What it shows, plainly: people's skin is not called after food or after stones here. */
function nameSkin(colors: readonly MeasuredColor[]): string {
  const isRose = ({ c, h, l }: MeasuredColor) => h < 42 && c >= 0.06 && l < 0.8;
  const skins = colors.filter((color) => !isRose(color));
  const ls = (skins.length > 1 ? skins : colors).map(({ l }) => l);
  const from = skinWord(Math.max(...ls));
  const to = skinWord(Math.min(...ls));
  const hue = colors.reduce((sum, { h }) => sum + h, 0) / colors.length;
  const undertone = hue < 51 ? "rosy" : hue < 60 ? "neutral" : "golden";
  const range = from === to ? from : `${from} to ${to.toLowerCase()}`;
  return `${range}, ${undertone}${skins.length < colors.length ? ", with rose" : ""}`;
}

function skinWord(l: number): string {
  if (l >= 0.88) return "Very light";
  if (l >= 0.77) return "Light";
  if (l >= 0.67) return "Medium light";
  if (l >= 0.56) return "Medium";
  if (l >= 0.45) return "Medium deep";
  return l >= 0.34 ? "Deep" : "Very deep";
}

function companion({ rgb24, family, l }: MeasuredColor): string {
  const words = COMPANIONS[family][l >= PALE_L ? 0 : l >= DARK_L ? 1 : 2].split(",");
  return words[rgb24 % words.length] as string;
}

/** "Mint Julep and Mint". */
function repeats(name: string): boolean {
  const words = wordsOf(name);
  return new Set(words).size < words.length;
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(" ");
}

/** With a number where it has been given before. */
function take(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} ${number}`;
  taken.add(free);
  return free;
}

/** The library as JSON: for each category its palettes as [name, "hex hex …"]; a palette a line. */
export function writeLibrary(
  library: ReadonlyMap<PaletteCategory, readonly (readonly Rgb24[])[]>,
  nameList: NameList,
): string {
  const names = namePalettes(library, nameList);
  const parts = [...library].map(([category, palettes]) => {
    const lines = palettes.map((colors, index) => {
      const hexes = colors.map((rgb24) => hex24(rgb24).slice(1)).join(" ");
      return `    [${JSON.stringify(names.get(category)?.[index])}, ${JSON.stringify(hexes)}]`;
    });
    return `  ${JSON.stringify(category)}: [\n${lines.join(",\n")}\n  ]`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}
