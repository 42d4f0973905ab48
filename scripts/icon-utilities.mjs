// A Tailwind plugin: `icon-copy` shows the drawing that Lucide calls so in an `icon` of ui.css; "/bold" is for small sizes,
// "/filled" for what is on. All drawings of the app are one picture, .generated/icons.svg, because a browser makes a document
// for each picture of this kind, which takes it milliseconds.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { optimize } from "svgo";
import plugin from "tailwindcss/plugin";

const APP = fileURLToPath(new URL("../app", import.meta.url));
const PICTURE = fileURLToPath(new URL("../.generated/icons.svg", import.meta.url));
const CLASSES = /(?<=["'`\s])icon-([a-z0-9-]+(?:\/(?:bold|filled))?)/g;
/** What each drawing says of its lines: the picture says it once, and thinner. */
const LUCIDE_STROKE =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
/** One shape a drawing, nearly: a browser counts them. */
const PLUGINS = [
  { name: "convertShapeToPath", params: { convertArcs: true } },
  { name: "mergePaths", params: { force: true } },
  { name: "moveGroupAttrsToElems" },
  { name: "convertPathData", params: { floatPrecision: 2 } },
  { name: "collapseGroups" },
];
/** Of a row, as of a column: steps of 10 % then. */
const CELLS = 11;
const CELL_SIZE = 24;

export default plugin(({ matchUtilities }) => {
  const icons = findIcons();
  matchUtilities(
    {
      icon: (name, { modifier }) => {
        const cell = icons.indexOf(modifier ? `${name}/${modifier}` : name);
        return cell < 0 ? null : { "--icon": `${columnOf(cell)}0% ${rowOf(cell)}0%` };
      },
    },
    {
      values: Object.fromEntries([...iconNames()].map((name) => [name, name])),
      modifiers: { bold: "bold", filled: "filled" },
    },
  );
});

/** Before a build, and when the development server starts. */
export function drawIcons() {
  const icons = findIcons();
  if (icons.length > CELLS ** 2) throw new Error(`${icons.length} icons don't fit the grid of icon-utilities.mjs.`);
  mkdirSync(dirname(PICTURE), { recursive: true });
  writeFileSync(PICTURE, drawAll(icons));
}

/** The icons in the app, as in "check/bold", each once. */
export function findIcons() {
  const names = iconNames();
  const files = globSync("**/*.{ts,tsx}", { cwd: APP, exclude: (path) => path.includes(".test.") });
  const found = files.flatMap((file) => [...readFileSync(join(APP, file), "utf8").matchAll(CLASSES)]);
  return [...new Set(found.map(([, icon]) => icon))].filter((icon) => names.has(icon.split("/")[0])).sort();
}

/** Of the drawings that Lucide has, without its old names for them. */
export function iconNames() {
  return new Set(Object.keys(lucide.icons));
}

function drawAll(icons) {
  const side = CELLS * CELL_SIZE;
  const drawings = icons.map((icon, cell) => {
    const [name, modifier] = icon.split("/");
    const style = { bold: ' stroke-width="2.25"', filled: ' fill="black"' }[modifier] ?? "";
    const place = `${columnOf(cell) * CELL_SIZE} ${rowOf(cell) * CELL_SIZE}`;
    return `<g transform="translate(${place})"${style}>${shapesOf(name)}</g>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none" stroke="black" stroke-width="1.75"` +
    ` stroke-linecap="round" stroke-linejoin="round">${drawings.join("")}</svg>`;
  return optimize(svg, { plugins: PLUGINS }).data;
}

function shapesOf(name) {
  return lucide.icons[name].body.replaceAll(LUCIDE_STROKE, "");
}

function columnOf(cell) {
  return cell % CELLS;
}

function rowOf(cell) {
  return Math.floor(cell / CELLS);
}
