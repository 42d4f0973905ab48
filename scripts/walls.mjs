// Generates the import rules in biome.walls.json and the table in docs/ARCHITECTURE.md from walls.json: `npm run walls`
import { readFileSync, writeFileSync } from "node:fs";

export const RULES_FILE = "biome.walls.json";
export const TABLE_FILE = "docs/ARCHITECTURE.md";
const TABLE = /(?<=<!-- from walls\.json -->\n)[\s\S]*?(?=\n<!-- end -->)/;
const ALIASED = /^(?:acts|app|color|content|contract)(?:\/|$)/;
/** How deep folders can go; a file can import from the folders above it, up to its own room. */
const DEPTHS = [0, 1, 2, 3];

export function readWalls() {
  return JSON.parse(readFileSync("walls.json", "utf8"));
}

/** @returns the text of `RULES_FILE`, one override a line */
export function writeRules({ groups, rooms }) {
  const overrides = Object.entries(rooms).flatMap(([room, may]) => {
    const allowed = may.flatMap((entry) => groups[entry] ?? entry).flatMap(patternsOf);
    const message = `${room} may import: ${["its own files", ...may].join(", ")}. See walls.json.`;
    return depthsOf(room).map(([includes, ups]) => override(includes, ["**", ...ups, ...allowed], message));
  });
  return `{\n  "overrides": [\n${overrides.map((one) => `    ${JSON.stringify(one)}`).join(",\n")}\n  ]\n}\n`;
}

/** @returns `page` with the table of `walls` in it */
export function writeTable({ groups, rooms }, page) {
  const lines = Object.entries(rooms).map(([room, may]) => `| \`${room}\` | ${may.map(code).join(", ") || "itself"} |`);
  const words = Object.entries(groups).map(([name, files]) => `*${name}*: ${files.map(code).join(", ")}.`);
  const text = ["| room | may import |", "|---|---|", ...lines, "", ...words].join("\n");
  return page.replace(TABLE, () => text);

  function code(entry) {
    return groups[entry] ? `*${entry}*` : `\`${entry}\``;
  }
}

/** The files of a room by depth, each with the relative imports that stay inside. */
function depthsOf(room) {
  const isLoose = room.endsWith("/*");
  const root = room.replace(/\/\*+$/, room.endsWith("/**") ? "/*" : "");
  const base = room.endsWith("/*/**") ? room.slice(0, -"/**".length) : root;
  return (isLoose ? [0] : DEPTHS).map((depth) => {
    const ups = depth === 0 ? [] : ["!../**", `${"../".repeat(depth + 1)}**`];
    return [[`${base}${"/*".repeat(depth + 1)}`], ["!./**", ...ups]];
  });
}

/** The import patterns for an entry of walls.json. */
function patternsOf(entry) {
  if (!ALIASED.test(entry)) return [`!${entry}`, `!${entry}/**`];
  if (entry.endsWith("/*")) return [`!#${entry}.ts`, `!#${entry}.tsx`];
  return [/\.tsx?$/.test(entry) ? `!#${entry}` : `!#${entry}/**`];
}

function override(includes, group, message) {
  const noRestrictedImports = { level: "error", options: { patterns: [{ group, message }] } };
  return { includes, linter: { rules: { style: { noRestrictedImports } } } };
}

if (process.argv[1] === import.meta.filename) {
  const walls = readWalls();
  writeFileSync(RULES_FILE, writeRules(walls));
  writeFileSync(TABLE_FILE, writeTable(walls, readFileSync(TABLE_FILE, "utf8")));
}
