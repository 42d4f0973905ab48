// A Tailwind plugin: `icon-copy` sets the drawing that `icon` in ui.css shows, by its name in Lucide. "/bold" is for small
// sizes, "/filled" for what is on. Only the classes in use get into the stylesheet.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import plugin from "tailwindcss/plugin";

const require = createRequire(import.meta.url);
const FOLDER = join(dirname(require.resolve("lucide-react")), "../esm/icons");
/** Of the drawings that Lucide has, without its old names for them. */
export function iconNames() {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".mjs"));
  const drawings = files.filter((file) => readFileSync(join(FOLDER, file), "utf8").includes("__iconData = "));
  return new Set(drawings.map((file) => file.slice(0, -".mjs".length)));
}

export default plugin(({ matchUtilities }) =>
  matchUtilities(
    { icon: (name, { modifier }) => ({ "--icon": `url("data:image/svg+xml,${encode(drawingOf(name, modifier))}")` }) },
    {
      values: Object.fromEntries([...iconNames()].map((name) => [name, name])),
      modifiers: { bold: "bold", filled: "filled" },
    },
  ),
);

function drawingOf(name, modifier) {
  const shapes = require(join(FOLDER, `${name}.mjs`)).__iconData.node.map(
    ([tag, { key: _key, ...attributes }]) =>
      `<${tag}${Object.entries(attributes)
        .map(([attribute, value]) => ` ${attribute}='${value}'`)
        .join("")}/>`,
  );
  const width = modifier === "bold" ? 2.25 : 1.75;
  const fill = modifier === "filled" ? "black" : "none";
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='black' stroke-width='${width}'` +
    ` stroke-linecap='round' stroke-linejoin='round'>${shapes.join("")}</svg>`
  );
}

/** Only what a URL within double quotes may not have. */
function encode(svg) {
  return svg.replaceAll("<", "%3C").replaceAll(">", "%3E").replaceAll("#", "%23");
}
