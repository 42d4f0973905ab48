// Cuts the fonts down to what pages show: .generated/instrument-sans.woff2 and .generated/geist-mono.woff2 have the letters
// and the weights that app/fonts.css says of them. The browser takes what is left of Latin from the whole fonts.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const FACE = /\.generated\/([\w-]+)\.woff2"[^}]*font-weight: (\d+) (\d+);[^}]*unicode-range:\s*([^;]+);/g;

const styles = readFileSync(new URL("../app/fonts.css", import.meta.url), "utf8");
mkdirSync(fileURLToPath(new URL("../.generated", import.meta.url)), { recursive: true });
for (const [, name, min, max, ranges] of styles.matchAll(FACE)) {
  const whole = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const cut = await subsetFont(readFileSync(whole), lettersOf(ranges), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  });
  writeFileSync(new URL(`../.generated/${name}.woff2`, import.meta.url), cut);
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
