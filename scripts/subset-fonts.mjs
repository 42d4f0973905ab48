// Subsets the fonts to what pages show: .generated/instrument-sans.woff2 and .generated/geist-mono.woff2 have the
// letters and weights listed in app/fonts.css. Browsers load the rest of Latin from the full fonts. The .ttf files are
// for link images, which the server draws: all letters, one weight.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const CARD_WEIGHTS = { "instrument-sans": 600, "geist-mono": 500 };
const LATIN = "U+20-24F, U+2013-2014, U+2018-2019, U+201C-201D, U+2026";
const FACE = /\.generated\/([\w-]+)\.woff2"[^}]*font-weight: (\d+) (\d+);[^}]*unicode-range:\s*([^;]+);/g;

// By its URL, which shows knip the packages that the style sheet names.
const styles = readFileSync(new URL("../app/fonts.css", import.meta.url), "utf8");
mkdirSync(".generated", { recursive: true });
for (const [, name, min, max, ranges] of styles.matchAll(FACE)) {
  const whole = readFileSync(require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  const weights = { min: Number(min), max: Number(max) };
  const cut = await subsetFont(whole, lettersOf(ranges), { targetFormat: "woff2", variationAxes: { wght: weights } });
  writeFileSync(`.generated/${name}.woff2`, cut);
  const [targetFormat, wght] = ["truetype", CARD_WEIGHTS[name]];
  const drawn = await subsetFont(whole, lettersOf(LATIN), { targetFormat, variationAxes: { wght } });
  writeFileSync(`.generated/${name}.ttf`, drawn);
}

/** "U+41-43, U+E9" is "ABCé". */
function lettersOf(ranges) {
  return ranges
    .split(",")
    .flatMap((range) => {
      const [first, last = first] = range.trim().slice("U+".length).split("-");
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, i) => String.fromCodePoint(start + i));
    })
    .join("");
}
