// npm run new-tool <id>: creates a tool's folder, which works right away, and its entries in the lists of tools.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { capitalize } from "../color/text/capitalize.ts";

const TOOLS = "content/tools.ts";
const CARDS = "content/tool-cards.ts";
const id = process.argv[2] ?? "";
const folder = `app/tools/${id}`;

if (!/^[a-z]+(-[a-z]+)*$/.test(id)) stop("Usage: npm run new-tool <id>, with an id such as color-mixer.");
if (existsSync(folder)) stop(`${folder} is there already.`);

const words = id.split("-");
const name = words.map((word, index) => (index === 0 ? word : capitalize(word))).join("");
const component = words.map(capitalize).join("");
const title = words.map(capitalize).join(" ");

const files = {
  "model.ts": `
import { colors } from "#app/tools/color-fields.ts";
import { group } from "#app/tools/fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { ${name} as tool } from "#content/tools.ts";

export type State = { readonly colors: readonly Color[] };

const initialColors = [0xdb073d, 0xdba507, 0x0d6986].map(fromRgb24);

export const model = defineModel(
  group<State>({ colors: colors("c", initialColors, { min: 1, max: tool.maxColors, formKey: "color" }) }),
);

export function setColor(state: State, index: number, color: Color): State {
  return { ...state, colors: state.colors.with(index, color) };
}
`,
  "addresses.json": `[
  {"address":"","state":{"colors":[${[0xdb073d, 0xdba507, 0x0d6986].map(colorJson).join(",")}]},"writes":"","notices":0},
  {"address":"?c=ff0000","state":{"colors":[${colorJson(0xff0000)}]},"writes":"?c=ff0000","notices":0},
  {"address":"?c=nonsense","state":{},"writes":"","notices":1}
]
`,
  "model.test.ts": `
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { model, type State, setColor } from "./model.ts";

const anyState: fc.Arbitrary<State> = fc.record({
  colors: fc.array(fc.integer({ min: 0, max: 0xffffff }).map(fromRgb24), { minLength: 1, maxLength: 12 }),
});

test("an address gives back the state that it was written for", () => {
  fc.assert(fc.property(anyState, (state) => void expect(model.read(model.write(state))).toEqual({ state, notices: [] })));
});

test("bad parts of an address fall back with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=nonsense"));
  expect(state).toEqual(model.initial);
  expect(notices).toHaveLength(1);
});

test("a color is set in its place", () => {
  const next = setColor(model.initial, 1, fromRgb24(0xffffff));
  expect(next.colors[1]).toEqual(fromRgb24(0xffffff));
  expect(next.colors[0]).toEqual(model.initial.colors[0]);
});
`,
  "view.tsx": `
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { printHex, printPlain } from "#color/text/print.ts";
import { type State, setColor } from "./model.ts";

/** A form, so that it works without JavaScript. */
export function ${component}View({ controls: { state, apply } }: { controls: ToolControls<State> }) {
  return (
    <form method="get" className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <ul className="flex min-h-[320px] overflow-hidden rounded-bench border border-line">
        {state.colors.map((color, index) => {
          const hex = printHex(color);
          return (
            <li key={index} className="swatch flex flex-1 items-end p-4" style={swatchStyle(hex)}>
              <CopyColorButton color={color} name={hex} />
            </li>
          );
        })}
      </ul>
      <div className="grid gap-4 sm:grid-cols-3">
        {state.colors.map((color, index) => (
          <ColorInput
            key={index}
            label={\`Color \${index + 1}\`}
            name="color"
            value={printPlain(color)}
            onChange={(next) => apply(setColor, index, next)}
          />
        ))}
      </div>
      <Button type="submit" variant="primary" className="scripting:hidden">
        Show
      </Button>
    </form>
  );
}
`,
  "route.tsx": `
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import { ${name} as tool } from "#content/tools.ts";
import type { Route } from "./+types/route";
import { model } from "./model.ts";
import { ${component}View } from "./view.tsx";

export const meta = toolMeta(tool, "Say for search engines what a person does with it.");

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url }: Route.LoaderArgs) {
  return model.read(url.searchParams);
}

export default function ${component}({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData);
  const palette = () => ({
    name: tool.title,
    link: controls.link(),
    groups: [{ name: "", swatches: controls.state.colors.map((color) => ({ name: "", color })) }],
  });
  return (
    <ToolPage
      tool={tool}
      intro="Say in one sentence what a person does with it."
      notices={controls.notices}
      actions={<ToolActions controls={controls} save={{ thing: palette }} exporting={{ palette, group: tool.title }} />}
      related={["convert"]}
    >
      <${component}View controls={controls} />
    </ToolPage>
  );
}
`,
};

mkdirSync(folder);
for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text.trimStart());
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
    summary: "Say in one sentence what a person does with it",
    words: "more words people search for",
    glyph: { kind: "strip", colors: ["#DB073D", "#DBA507", "#0D6986"] },
  }`;
  rewrite(TOOLS, [
    [/(?=\n\/\*\*[^/]*\*\/\nexport const tools)/, `export const ${name} = makeTool("${id}", "${title}", 12);\n`],
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
