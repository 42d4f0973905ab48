import { expect, test } from "vitest";
import { ORIGIN, openPages } from "./test-built-app.ts";

/** Elements that contain only text and inline elements. */
const INLINE = ["span", "p", "button", "label", "h1", "h2", "h3"];
const BLOCKS = ["div", "p", "ul", "ol", "dl", "fieldset", "section", "form", "figure", "table", "h1", "h2", "h3"];
const CONTROLS = ["a", "button", "input", "select", "textarea"];

const { app } = await openPages();

test("blocks are not inside inline elements, and controls not inside controls or next to one in a label", async () => {
  const sitemap = await (await app.request("/sitemap.xml")).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, address = ""]) => address.slice(ORIGIN.length));
  const kinds = new Map(
    paths.map((path) => [path.replace(/\w+to\w+|(?<=-of-)\w+|\w+(?=-color-p|-pro)|\w{6}$/, "*"), path]),
  );
  expect(kinds.size).toBeGreaterThan(20);
  const problems = await Promise.all([...kinds.values()].map(async (path) => [path, misplaced(await bodyOf(path))]));
  expect(problems.filter(([, found]) => found?.length)).toEqual([]);
});

async function bodyOf(path: string) {
  return (await (await app.request(path)).text()).replace(/<(script|style)\b.*?<\/\1>/gs, "");
}

/** Each wrong pair of an element and what it is in; tags in React's HTML are all closed. */
function misplaced(html: string): string[] {
  const found: string[] = [];
  const open: { name: string; controls: number }[] = [];
  for (const [tag, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (slash) {
      open.pop();
      continue;
    }
    const around = open.findLast((one) => INLINE.includes(one.name));
    const isDirect = open.slice(open.indexOf(around as never) + 1).every((one) => !BLOCKS.includes(one.name));
    if (around && isDirect && BLOCKS.includes(name)) found.push(`${name} in ${around.name}`);
    const isControl = CONTROLS.includes(name) && !tag.includes('type="hidden"');
    const control = isControl && open.find((one) => CONTROLS.includes(one.name));
    if (control) found.push(`${name} in ${control.name}`);
    const label = isControl && open.find((one) => one.name === "label");
    if (label && ++label.controls > 1) found.push(`a second control in a label: ${tag}`);
    if (!tag.endsWith("/>")) open.push({ name, controls: 0 });
  }
  return found;
}
