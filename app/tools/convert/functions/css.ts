import type { FormatId } from "#content/conversions.ts";

// #C8C814 in every format, as typed by hand. CSS has no notation for HSV and CMYK, so they are numbers for calc().
const SOURCES: Record<FormatId, string> = {
  hex: "  --color: #C8C814;",
  rgb: "  --color: rgb(200 200 20);",
  hsl: "  --color: hsl(60 82% 43%);",
  lab: "  --color: lab(78.64 -12.95 75.66);",
  hsv: `  /* CSS has no hsv(). hwb() is its twin:
     whiteness = V × (100 − S) ÷ 100, blackness = 100 − V. */
  --h: 60;
  --s: 90;
  --v: 78;
  --color: hwb(
    var(--h)
    calc(var(--v) * (100 - var(--s)) / 100 * 1%)
    calc((100 - var(--v)) * 1%)
  );`,
  cmyk: `  /* No browser supports CMYK yet, not even device-cmyk() from CSS
     Color 5. This is the basic formula. */
  --c: 0;
  --m: 0;
  --y: 90;
  --k: 22;
  --light: calc(255 * (100 - var(--k)) / 10000);
  --color: rgb(
    calc((100 - var(--c)) * var(--light))
    calc((100 - var(--m)) * var(--light))
    calc((100 - var(--y)) * var(--light))
  );`,
};

const TARGETS: Record<FormatId, string> = {
  hex: `  /* CSS can't write a HEX code and doesn't need one: this is
     the same color. */
  background: var(--color);`,
  rgb: `  background: rgb(from var(--color) r g b);`,
  hsl: `  /* h, s and l are numbers here, ready for calc(l + 10). */
  background: hsl(from var(--color) h s l);`,
  lab: `  /* l, a and b are numbers here, ready for calc(l + 10). */
  background: lab(from var(--color) l a b);`,
  hsv: `  /* CSS has no hsv(). Its twin hwb() has the same hue;
     V = 100 − b and S = 100 − 100 × w ÷ V. */
  background: hwb(from var(--color) h w b);`,
  cmyk: `  background: var(--color);

  /* CSS can't print CMYK numbers, but it can draw the formula's four
     plates, white where there is no ink. */
  --cyan: rgb(from var(--color) calc(255 * r / max(r, g, b, 1)) 255 255);
  --magenta: rgb(from var(--color) 255 calc(255 * g / max(r, g, b, 1)) 255);
  --yellow: rgb(from var(--color) 255 255 calc(255 * b / max(r, g, b, 1)));
  --black: rgb(from var(--color) max(r, g, b) max(r, g, b) max(r, g, b));`,
};

const HEX_AND_RGB = `  /* A HEX code and rgb() are two spellings of one color:
     CSS has nothing to convert. */`;

/** Writes the conversion in CSS: relative colors where a notation exists, calc() where none does. */
export function writeCss(from: FormatId, to: FormatId): string {
  const isSpelling = (from === "hex" && to === "rgb") || (from === "rgb" && to === "hex");
  const lines = isSpelling ? [HEX_AND_RGB, SOURCES[from], TARGETS.rgb] : [SOURCES[from], "", TARGETS[to]];
  return `.swatch {\n${lines.join("\n")}\n}`;
}
