// npm run new-tool <id>: creates a tool's folder, which works right away, and its entries in the lists of tools.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { capitalize } from "../color/text/capitalize.ts";

const TOOLS = "content/tools.ts";
const CARDS = "content/tool-cards.ts";
/** A tool that is compiled and tested with the rest; it borrows the entry of the Color Wheel. */
const TEMPLATE = "scripts/new-tool";
const id = process.argv[2] ?? "";
const folder = `app/tools/${id}`;

if (!/^[a-z]+(-[a-z]+)*$/.test(id)) stop("Usage: npm run new-tool <id>, with an id such as color-mixer.");
if (existsSync(folder)) stop(`${folder} is there already.`);

const words = id.split("-");
const name = words.map((word, index) => (index === 0 ? word : capitalize(word))).join("");
const component = words.map(capitalize).join("");
const title = words.map(capitalize).join(" ");

const addresses = `[
  {"address":"","state":{"colors":[${[0xdb073d, 0xdba507, 0x0d6986].map(colorJson).join(",")}]},"writes":"","notices":0},
  {"address":"?c=ff0000","state":{"colors":[${colorJson(0xff0000)}]},"writes":"?c=ff0000","notices":0},
  {"address":"?c=nonsense","state":{},"writes":"","notices":1}
]
`;

mkdirSync(folder);
for (const file of ["model.ts", "model.test.ts", "view.tsx", "route.tsx"]) {
  const text = readFileSync(`${TEMPLATE}/${file}`, "utf8");
  const own = text
    .replaceAll("NewTool", component)
    .replaceAll("colorWheel", name)
    .replace("+types/route.ts", "+types/route");
  writeFileSync(`${folder}/${file}`, own);
}
writeFileSync(`${folder}/addresses.json`, addresses);
register();
// The length of names decides where lines break and how imports are sorted.
spawnSync("biome", ["check", "--write", folder, TOOLS, CARDS], {
  stdio: "ignore",
  shell: process.platform === "win32",
});
console.log(`Created ${folder}. With npm run dev, it's at http://localhost:3000/${id}.
Write its texts in ${CARDS} and route.tsx, then follow "A new tool" in app/tools/README.md.`);

/** Adds the tool to both lists, however they are formatted. */
function register() {
  const card = `{
    summary: "TODO: in one sentence, what a person does with it",
    words: "TODO: more words people search for",
    glyph: { kind: "strip", colors: ["#DB073D", "#DBA507", "#0D6986"] },
  }`;
  rewrite(TOOLS, [
    [
      /(?=\n\/\*\*[^/]*\*\/\nexport const tools)/,
      `export const ${name} = { ...makeTool("${id}", "${title}", 12), isExtra: true } as const;\n`,
    ],
    [/(?<=export const tools[^[]*\[\][^[]*\[[^\]]*?)(?=,?\s*\];)/, `, ${name}`],
  ]);
  rewrite(CARDS, [[/(?=,?\s*\};\s*$)/, `, "${id}": ${card}`]]);
}

function rewrite(file, insertions) {
  let text = readFileSync(file, "utf8");
  for (const [place, insertion] of insertions) {
    if (!place.test(text)) stop(`${file} looks different now; add ${name} to it by hand.`);
    text = text.replace(place, () => insertion);
  }
  writeFileSync(file, text);
}

function colorJson(rgb24) {
  const [r, g, b] = [rgb24 >> 16, (rgb24 >> 8) & 255, rgb24 & 255].map((byte) => byte / 255);
  return JSON.stringify({ space: "srgb", r, g, b, alpha: 1 });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
