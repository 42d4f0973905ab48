import type { NamedColor } from "#color/names.ts";
import { cssNames } from "#color/text/css-names.ts";

/** The words that CSS writes its names with, the longest of a beginning first. */
const WORDS = new RegExp(
  "alice|almond|antique|aquamarine|aqua|azure|beige|bisque|black|blanched|blue|blush|brown|burlywood|cadet|chartreuse|" +
    "chiffon|chocolate|coral|cornflower|cornsilk|cream|crimson|cyan|dark|deep|dim|dodger|drab|firebrick|floral|forest|" +
    "fuchsia|gainsboro|ghost|goldenrod|gold|gray|grey|green|honeydew|hot|indian|indigo|ivory|khaki|lace|lavender|lawn|lemon|" +
    "light|lime|linen|magenta|maroon|medium|midnight|mint|misty|moccasin|navajo|navy|old|olive|orange|orchid|pale|papaya|" +
    "peach|peru|pink|plum|powder|puff|purple|rebecca|red|rose|rosy|royal|saddle|salmon|sandy|seashell|sea|sienna|silver|" +
    "sky|slate|smoke|snow|spring|steel|tan|teal|thistle|tomato|turquoise|violet|wheat|whip|white|yellow",
  "g",
);

/** The names of CSS as people write them: "Dark Sea Green". Its grays are spelled as on our page of greys. */
export function cssShades(): Omit<NamedColor, "index">[] {
  return cssNames().map(({ name, rgb24 }) => ({ name: writeName(name), rgb24 }));
}

/** A name without spaces and in lower case, as CSS has it. */
export function cssSpelling(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace("grey", "gray");
}

function writeName(name: string): string {
  const words = name.match(WORDS) ?? [name];
  return words.map((word) => (word === "gray" ? "Grey" : word[0]?.toUpperCase() + word.slice(1))).join(" ");
}
