import { expect, test } from "vitest";
import { convertText } from "./convert-text.ts";
import { readOptions, type TextOptions, writeOptions } from "./text-options.ts";

const OPTIONS = readOptions(new URLSearchParams());

function convertNow(text: string, options: Partial<TextOptions>) {
  return convertText(text, { ...OPTIONS, ...options }, async () => {});
}

test("colors change in place, and every other byte stays", async () => {
  const css = "\uFEFFa {\r\n\tcolor : #F00 ;; /* keep   me */\r\n  background:RGB(0,128,0)\r\n}\r\n";
  const { text, replacements } = await convertNow(css, { format: "hsl", precision: "0" });
  expect(text).toBe(
    "\uFEFFa {\r\n\tcolor : hsl(0 100% 50%) ;; /* keep   me */\r\n  background:hsl(120 100% 25%)\r\n}\r\n",
  );
  expect(replacements).toHaveLength(2);
});

test("JSON keeps its structure", async () => {
  const json = '{\n  "brand": "#DC3522",\n  "shadow": "rgba(0, 0, 0, 0.5)"\n}';
  const { text } = await convertNow(json, { format: "hex", isUpperCase: false });
  expect(JSON.parse(text)).toEqual({ brand: "#dc3522", shadow: "#00000080" });
});

test("legacy syntax, letter case and dropped alpha are applied", async () => {
  expect((await convertNow("#0d698680", { format: "rgb", syntax: "legacy" })).text).toBe("rgba(13, 105, 134, 0.502)");
  expect((await convertNow("#0d698680", { format: "rgb", keepsAlpha: false })).text).toBe("rgb(13 105 134)");
  expect((await convertNow("rgb(13 105 134)", { format: "hex" })).text).toBe("#0D6986");
});

test("a color already in the target format counts as found, not as changed", async () => {
  const { text, found, replacements } = await convertNow("#FF0000 #00f", { format: "hex" });
  expect(text).toBe("#FF0000 #0000FF");
  expect(found).toBe(2);
  expect(replacements).toHaveLength(1);
});

test("a fully transparent color is left alone when alpha is dropped, as it would turn black", async () => {
  expect((await convertNow("#0000 #f000 #f008", { format: "rgb", keepsAlpha: false })).text).toBe(
    "#0000 #f000 rgb(255 0 0)",
  );
});

test("colors outside sRGB are counted when the new format cannot hold them", async () => {
  const text = "oklch(0.7 0.3 150) oklch(0.7 0.05 150)";
  expect((await convertNow(text, { format: "hex" })).mapped).toBe(1);
  expect((await convertNow(text, { format: "p3" })).mapped).toBe(0);
});

test("text without colors is returned unchanged", async () => {
  const text = "Nothing here, #not-a-color, url(#icon) and 12345.";
  expect(await convertNow(text, { format: "rgb" })).toMatchObject({ text, found: 0, mapped: 0 });
});

test("1 MB of text is converted in slices, with pauses between them", async () => {
  const line = ".a { color: #0d6986; background: rgb(1 2 3 / 0.4); border-color: hsl(20 30% 40%) }\n";
  const text = line.repeat(Math.ceil(1_000_000 / line.length));
  let pauses = 0;
  const result = await convertText(text, OPTIONS, async () => {
    pauses++;
  });
  expect(result.replacements).toHaveLength((text.length / line.length) * 3);
  expect(pauses).toBeGreaterThan(10);
  expect(result.text).not.toContain("#0d6986");
  expect(result.text.replace(/oklch\([^)]*\)/g, "C")).toBe(text.replace(/#0d6986|rgb\([^)]*\)|hsl\([^)]*\)/g, "C"));
});

test("long text without colors is also read in slices", async () => {
  let pauses = 0;
  await convertText(".a { margin: 0 }\n".repeat(60_000), OPTIONS, async () => void pauses++);
  expect(pauses).toBe(10);
});

test("work on outdated text stops at the next pause", async () => {
  const text = "#fff ".repeat(10_000);
  const stop = () => Promise.reject(new Error("overtaken"));
  await expect(convertText(text, OPTIONS, stop)).rejects.toThrow("overtaken");
});

test("options round-trip through the query string, and unknown ones use defaults", () => {
  const options: TextOptions = {
    format: "hsl",
    syntax: "legacy",
    precision: "1",
    isUpperCase: false,
    keepsAlpha: false,
  };
  expect(readOptions(writeOptions(options))).toEqual(options);
  expect(writeOptions(OPTIONS).toString()).toBe("mode=text");
  expect(readOptions(new URLSearchParams("to=pantone&digits=9&syntax=old&case=mixed&alpha=no"))).toEqual(OPTIONS);
});

test("the query string has the non-default options in a fixed order", () => {
  const address = "mode=text&to=rgb&syntax=legacy&digits=2&case=lower&alpha=drop";
  expect(writeOptions(readOptions(new URLSearchParams(address))).toString()).toBe(address);
});
