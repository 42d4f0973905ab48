// A Tailwind plugin: `icon-copy` shows the Lucide drawing of that name in an `icon` of ui.css; "/bold" is for small
// sizes, "/filled" for the on state. All drawings of the app are in one image, .generated/icons.svg, because a browser
// creates a document for each SVG image, which takes milliseconds.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { optimize } from "svgo";
import plugin from "tailwindcss/plugin";

const APP = fileURLToPath(new URL("../app", import.meta.url));
const PICTURE = fileURLToPath(new URL("../.generated/icons.svg", import.meta.url));
const CLASSES = /(?<=["'`\s])icon-([a-z0-9-]+(?:\/(?:bold|filled))?)/g;
/** The stroke attributes of each drawing: the image sets them once, and thinner. */
const LUCIDE_STROKE =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
/** Reduces most drawings to one shape, because browsers pay for each shape. */
const PLUGINS = [
  { name: "convertShapeToPath", params: { convertArcs: true } },
  { name: "mergePaths", params: { force: true } },
  { name: "moveGroupAttrsToElems" },
  { name: "convertPathData", params: { floatPrecision: 2 } },
  { name: "collapseGroups" },
];
/** Per row and per column, so that positions are steps of 10 %. */
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

/** Runs before a build, and when the development server starts. */
export function drawIcons() {
  const icons = findIcons();
  if (icons.length > CELLS ** 2) throw new Error(`${icons.length} icons don't fit the grid of icon-utilities.mjs.`);
  mkdirSync(dirname(PICTURE), { recursive: true });
  writeFileSync(PICTURE, drawAll(icons));
}

/** The icons used in the app, such as "check/bold", without duplicates. */
export function findIcons() {
  const names = iconNames();
  const files = globSync("**/*.{ts,tsx}", { cwd: APP, exclude: (path) => path.includes(".test.") });
  const found = files.flatMap((file) => [...readFileSync(join(APP, file), "utf8").matchAll(CLASSES)]);
  return [...new Set(found.map(([, icon]) => icon))].filter((icon) => names.has(icon.split("/")[0])).sort();
}

/** The names of Lucide's drawings, without its old aliases. */
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
