import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { indexSwatches } from "#color/nearest/index-swatches.ts";
import { printPlain } from "#color/text/print.ts";
import { answer, loadSets } from "./answer.ts";
import { EXAMPLE_CSS } from "./example-css.ts";
import { describeMapped, mapStylesheet } from "./map-stylesheet.ts";
import { choose, FINDER_SETS, initial, setBackground, setHue } from "./model.ts";
import { indexOwn } from "./own-colors.ts";

const sets = await loadSets();

test("each set returns its nearest color, and exact matches are marked as exact", () => {
  const { overview, near } = answer(choose(initial, { color: fromRgb24(0x20c997) }), sets);
  expect(Object.keys(overview)).toEqual([...FINDER_SETS]);
  expect(overview.bootstrap).toMatchObject({ name: "teal-500", token: "$teal-500", deltaE2000: 0, closeness: "exact" });
  expect(overview.mine).toBe(null);
  expect(near.found[0]).toEqual(overview.tailwind);
  expect([near.passing, near.total]).toEqual([288, 288]);
});

test("the user's own colors form a separate set", () => {
  const mine = indexSwatches([{ name: "Brand", token: "var(--brand)", color: fromRgb24(0x0d6986) }]);
  const { overview, near } = answer(choose(initial, { set: "mine" }), { ...sets, mine });
  expect(overview.mine).toMatchObject({ name: "Brand", closeness: "exact" });
  expect(near.found).toHaveLength(1);
  expect(answer(choose(initial, { set: "mine" }), sets).near).toEqual({
    found: [],
    passing: 0,
    total: 0,
  });
});

test("a filter keeps only matching colors, nearest first", () => {
  const filtered = setBackground(setHue(initial, 230), fromRgb24(0xffffff));
  const { near } = answer(filtered, sets);
  expect(near.passing).toBeLessThan(60);
  expect(near.passing).toBeGreaterThan(5);
  expect(near.found.every(({ name }) => /^(sky|cyan|blue|slate|teal|gray|mist)-/.test(name))).toBe(true);
  const distances = near.found.map(({ deltaE2000 }) => deltaE2000);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
});

test("a stylesheet is rewritten with the tokens of each set, keeping alpha", () => {
  const css = "a { color: #fff; background: rgb(0 0 0 / 50%) }";
  const textIn = (set: (typeof FINDER_SETS)[number]) => mapStylesheet(css, sets[set], { ...initial, set }).text;
  expect(textIn("tailwind")).toBe(
    "a { color: var(--color-white); background: color-mix(in srgb, var(--color-black) 50%, transparent) }",
  );
  expect(textIn("tailwind3")).toBe("a { color: theme(colors.white); background: theme(colors.black / 50%) }");
  expect(textIn("bootstrap")).toBe("a { color: $white; background: rgba($black, 50%) }");
  expect(textIn("css")).toBe("a { color: white; background: color-mix(in srgb, black 50%, transparent) }");
  const values = mapStylesheet(css, sets.tailwind, { ...initial, spelling: "value" });
  expect([values.text, values.definitions]).toEqual(["a { color: #ffffff; background: #00000080 }", ""]);
});

test("each color is listed once with its count, farthest first, and variables are defined", () => {
  const css = "a { color: #fff; fill: #fff; stroke: #123456 }";
  const mapped = mapStylesheet(css, sets["open-color"], { ...initial, set: "open-color" });
  expect(mapped.rows.map(({ before, times }) => [before, times])).toEqual([
    ["#123456", 1],
    ["#fff", 2],
  ]);
  expect(mapped.definitions.split("\n")).toContain("--oc-white: #ffffff;");
  expect(describeMapped(mapped)).toBe("3 colors: 2 exact, 1 different.");
});

test("large counts have separators", () => {
  const mapped = mapStylesheet("a{color:#fff}".repeat(1200), sets.css, initial);
  expect(describeMapped(mapped)).toBe("1,200 colors: 1,200 exact.");
});

test("the definition of a token keeps a value, so that it doesn't refer to itself", () => {
  const textIn = (set: (typeof FINDER_SETS)[number], css: string) =>
    mapStylesheet(css, sets[set], { ...initial, set }).text;
  expect(textIn("open-color", ":root{--oc-blue-5: #339af0;--own:#339af0} a{color:#339af0}")).toBe(
    ":root{--oc-blue-5: #339af0;--own:var(--oc-blue-5)} a{color:var(--oc-blue-5)}",
  );
  expect(textIn("radix", ":root{--blue-9:light-dark(#0090ff, #fff)}")).toContain("--blue-9:light-dark(#0090ff, ");
  expect(textIn("tailwind", '{"--color-sky-700": "#0069a8"}')).toContain('"--color-sky-700": "oklch(');
  expect(textIn("bootstrap", "$blue-500 : #0d6efd;\n$own: #0d6efd;")).toBe("$blue-500 : #0d6efd;\n$own: $blue-500;");
});

test("the user's colors of one name have different variables", () => {
  const saved = [0x0d6986, 0x0d6990].map((rgb24) => ({ name: "Deep Lagoon", color: printPlain(fromRgb24(rgb24)) }));
  const palettes = [{ name: "Deep", colors: [saved[0]?.color ?? "", "no color"] }];
  const kept = [fromRgb24(0xff0000)];
  const mine = indexOwn({ colors: saved, palettes }, kept);
  const css = "a{color:#0d6986;background:#0d6990;fill:#ff0000}";
  const mapped = mapStylesheet(css, mine, { ...initial, set: "mine" });
  expect(mapped.text).toBe("a{color:var(--deep-lagoon);background:var(--deep-lagoon-2);fill:#ff0000}");
  expect(mapped.definitions).toBe("--deep-lagoon-2: #0d6990;\n--deep-lagoon: #0d6986;");
});

test("colors beyond the limit are left as written", () => {
  const mapped = mapStylesheet("a { color: #123456; fill: #fff }", sets["open-color"], {
    ...initial,
    set: "open-color",
    farthest: 2,
  });
  expect(mapped.text).toBe("a { color: #123456; fill: var(--oc-white) }");
  expect(describeMapped(mapped)).toBe("2 colors: 1 exact, 1 different. 1 left as written.");
  expect(describeMapped(mapStylesheet("none", sets.css, initial))).toBe("No color found in this text.");
});

test("the example has colors of every closeness level", () => {
  const verdicts = mapStylesheet(EXAMPLE_CSS, sets.tailwind, initial).rows.map(({ closeness }) => closeness);
  expect([...new Set(verdicts)].sort()).toEqual(["close", "different", "exact", "hard"]);
});
