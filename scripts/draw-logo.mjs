// Draws the files of the logo in public/press/ from app/shell/logo.tsx: `node scripts/draw-logo.mjs`, once after a change.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";
import { outlineText } from "./glyph-outlines.mjs";

const OUT = "public/press";
const FONT = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
/** As app/shell/logo.tsx sets it, in pixels: four squares of 10 with gaps of 2, then the name at 19 with letters closer by 2%. */
const [SQUARE, GAP, RADIUS, TEXT_GAP, TEXT_SIZE] = [10, 2, 2, 10, 19];
const STYLE = "font-weight:600;letter-spacing:-.02em";
const MARK = 2 * SQUARE + GAP;
/** Half of the height of a capital letter, which centers the name on the mark. */
const HALF_CAPITAL = 0.36;
/** The ink of app.css on paper, and on dark. */
const INKS = { "huesmith-logo": "#1f1915", "huesmith-logo-light": "#f1eeea" };
const PNG_WIDTHS = { "huesmith-logo": 1600, "huesmith-logo-light": 1600, "huesmith-mark": 1024 };

const squares = JSON.parse(/SQUARES = (\[[^\]]*\])/.exec(readFileSync("app/shell/logo.tsx", "utf8"))[1]);
const mark = squares
  .map((color, at) => {
    const [x, y] = [at % 2, at >> 1].map((place) => place * (SQUARE + GAP));
    return `<rect x="${x}" y="${y}" width="${SQUARE}" height="${SQUARE}" rx="${RADIUS}" fill="${color}"/>`;
  })
  .join("");

const browser = await chromium.launch({
  executablePath: findChromium(),
  chromiumSandbox: false,
  args: CHROMIUM_FLAGS,
});
const { path, width } = await outlineText(browser, "Huesmith", { face: readFileSync(FONT), style: STYLE });
const left = MARK + TEXT_GAP;
const name = (ink) =>
  `<path transform="translate(${left} ${MARK / 2 + HALF_CAPITAL * TEXT_SIZE}) scale(${TEXT_SIZE})" fill="${ink}" d="${path}"/>`;

mkdirSync(OUT, { recursive: true });
for (const [file, ink] of Object.entries(INKS)) await write(file, left + width * TEXT_SIZE, mark + name(ink));
await write("huesmith-mark", MARK, mark);
await browser.close();

/** As SVG, and as PNG on nothing. */
async function write(file, svgWidth, content) {
  const size = [svgWidth, MARK].map((value) => Number(value.toFixed(2)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(" ")}"><title>Huesmith</title>${content}</svg>\n`;
  writeFileSync(`${OUT}/${file}.svg`, svg);
  const width = PNG_WIDTHS[file];
  const height = Math.round((width / size[0]) * size[1]);
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: `${OUT}/${file}.png`, omitBackground: true });
  await page.close();
}
