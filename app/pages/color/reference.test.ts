import { expect, test } from "vitest";
import { hexToOklch } from "#color/convert.ts";
import { openNames } from "../../../server/names/names.ts";
import { makeReference } from "./reference.ts";

const names = openNames();
const of = (rgb24: number) => makeReference(rgb24, names);
const lightness = (hex: string | undefined) => hexToOklch(hex ?? "")?.l ?? Number.NaN;

test("the name is the nearest curated one, and the others are the nearest of all names by distance", () => {
  const { name, names: others } = of(0x0d6986);
  expect(name.name).toBe(names.best(0x0d6986).name);
  expect(others).toHaveLength(5);
  expect(others[0]?.name).toBe(names.nearest(0x0d6986).name);
  const distances = others.map(({ deltaE }) => Number(deltaE));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test("a curated name is not repeated among the others", () => {
  const { name, names: others } = of(0xffffff);
  expect(name).toEqual({ name: "White", hex: "#FFFFFF", deltaE: "0.0" });
  expect(others).toHaveLength(5);
  expect(others.map((other) => other.name)).not.toContain("White");
});

test("the color's exact names in the full list and in CSS are included", () => {
  expect(of(0xff6347).alsoCalled).toBe(names.nearest(0xff6347).name);
  expect(of(0x0d6986).alsoCalled).toBeNull();
  expect(of(0xffffff).alsoCalled).toBeNull();
  expect(of(0xff6347).names[0]).toEqual({ name: names.nearest(0xff6347).name, hex: "#FF6347", deltaE: "0.0" });
  expect(of(0xff6347).css).toEqual({ name: "tomato", hex: "#FF6347", deltaE: "0.0" });
});

test("tints and shades run from light to dark with the color itself in the middle", () => {
  const { lightToDark, hex } = of(0x0d6986);
  expect(lightToDark).toHaveLength(13);
  expect(lightToDark[6]).toBe(hex);
  const steps = lightToDark.map(lightness);
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
});

test("white has no tints and gray no tones: nothing is shown twice", () => {
  expect(of(0xffffff).lightToDark.filter((hex) => hex === "#FFFFFF")).toHaveLength(1);
  expect(of(0x000000).lightToDark.filter((hex) => hex === "#000000")).toHaveLength(1);
  expect(of(0x777777).tones).toEqual([]);
});

test("the colors of a harmony have equal lightness", () => {
  const { harmonies } = of(0x0d6986);
  for (const { name, hexes } of harmonies.filter((harmony) => harmony.name !== "Monochromatic")) {
    expect(hexes).toContain("#0D6986");
    for (const hex of hexes) expect([name, lightness(hex)]).toEqual([name, expect.closeTo(0.486, 2)]);
  }
  expect(harmonies.map(({ hexes }) => hexes.length)).toEqual([2, 3, 3, 3, 4, 4, 5, 5]);
});

test("the base of an analogous harmony is between its neighbors", () => {
  expect(of(0x0d6986).harmonies.find(({ name }) => name === "Analogous")?.hexes[1]).toBe("#0D6986");
});

test("black has no previous color and white has no next one", () => {
  expect(of(0x000000)).toMatchObject({ previous: null, next: "#000001" });
  expect(of(0xffffff)).toMatchObject({ previous: "#FFFFFE", next: null });
  expect(of(0x0d6986)).toMatchObject({ previous: "#0D6985", next: "#0D6987" });
});

test("gradients have a version for every browser and one that interpolates in OKLab or OKLCH", () => {
  const { gradients } = of(0x0d6986);
  expect(gradients).toHaveLength(3);
  for (const { shown, modern } of gradients) {
    expect(shown).toMatch(/^linear-gradient\(90deg(, #[0-9A-F]{6}){13}\)$/);
    expect(shown).toContain("#0D6986");
    expect(modern).toMatch(/in okl(ab|ch), #0D6986|in okl(ab|ch), #\w{6}, #0D6986/i);
  }
});

test("a gray has no hue to rotate, so its harmonies are other grays and accents", () => {
  const [grays, accents] = of(0x777777).harmonies;
  expect(grays?.hexes).toContain("#777777");
  expect(accents?.hexes).toHaveLength(6);
  expect(accents?.hexes.map(lightness)).toEqual(Array(6).fill(expect.closeTo(0.8, 2)));

  expect(of(0x777777).gradients.map(({ name }) => name)).toEqual(["Light to dark"]);
  expect(of(0xffffff).gradients[0]?.modern).toMatch(/in oklab, #FFFFFF, #[0-9A-F]{6}\)$/);
});

test("facts list what can be measured and leave out what does not apply", () => {
  const terms = (rgb24: number) => Object.fromEntries(of(rgb24).facts.map(({ term, text }) => [term, text]));
  expect(terms(0x0d6986)).toMatchObject({ Temperature: "Cool", Hue: "226.3°", Lightness: "Medium dark, L 0.486" });
  expect(terms(0x0d6986)["Relative luminance"]).toBe("0.1191, 11.9% of white");
  expect(terms(0x777777)).toMatchObject({ Hue: "None", Chroma: "0, a pure gray" });
  expect(terms(0xffffff)["As a light"]).toBe("About 6500 K");
  expect(terms(0x0d6986)["As a light"]).toBeUndefined();
});

test("the reference is plain data, small enough to send with its page", () => {
  for (const rgb24 of [0x0d6986, 0x000000, 0xffffff, 0xc8c814, 0x777777, 0x0000ff]) {
    const reference = of(rgb24);
    const text = JSON.stringify(reference);
    expect(JSON.parse(text)).toEqual(reference);
    expect(text.length).toBeLessThan(24_000);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  }
});
