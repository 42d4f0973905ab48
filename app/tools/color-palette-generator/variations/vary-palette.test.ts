import { expect, test } from "vitest";
import { FAMILIES, nameOfVariation } from "#app/frame/variations/families.ts";
import { convert } from "#color/convert.ts";
import { printHex } from "#color/text/print.ts";
import { model } from "../model.ts";
import { setConstraints, toggleChannel, toggleLock } from "../palette/changes.ts";
import { engineParts } from "../palette/engine-parts.ts";
import { colorsOf, initial } from "../palette/state.ts";
import { varyPalette } from "./vary-palette.ts";

test("every step of every family yields a different palette", () => {
  const palettes = FAMILIES.flatMap(({ kind, amounts }) =>
    amounts.map((amount) => colorsOf(varyPalette(initial, { kind, amount })).map(printHex).join()),
  );
  expect(new Set([...palettes, colorsOf(initial).map(printHex).join()]).size).toBe(31);
});

test("a step of zero changes nothing", () => {
  for (const { kind } of FAMILIES) expect(varyPalette(initial, { kind, amount: 0 })).toBe(initial);
});

test("locked colors and locked channels stay unchanged", () => {
  const locked = toggleChannel(toggleLock(initial, 0), 3, "hue");
  const varied = varyPalette(locked, { kind: "hue", amount: 45 });
  expect(varied.slots[0]).toBe(locked.slots[0]);
  const [before, after] = [locked, varied].map(({ slots }) => convert(slots[3]?.color ?? fail(), "oklch").h ?? 0);
  expect(Math.abs((before ?? 0) - (after ?? 0))).toBeLessThan(1);
  expect(printHex(varied.slots[1]?.color ?? fail())).not.toBe(printHex(locked.slots[1]?.color ?? fail()));
  expect(varied.slots.map(({ locks }) => locks)).toEqual(locked.slots.map(({ locks }) => locks));
});

test("rules stay, and a short query string opens the same palette", () => {
  const ruled = setConstraints(initial, engineParts, { minDeltaE: 5 });
  const varied = varyPalette(ruled, { kind: "temperature", amount: 0.05 });
  expect(varied.constraints.minDeltaE).toBe(5);
  expect(varied.seed).toBe("");
  const query = model.write(varied);
  expect(query.get("c")).toMatch(/^[\da-f]{6}(-[\da-f]{6}){4}$/);
  expect(colorsOf(model.read(query).state)).toEqual(colorsOf(varied));
});

test("steps are named with a sign", () => {
  expect(nameOfVariation({ kind: "hue", amount: -15 })).toBe("Hue −15°");
  expect(nameOfVariation({ kind: "chroma", amount: 1 })).toBe("Chroma +100%");
  expect(nameOfVariation({ kind: "temperature", amount: 0.025 })).toBe("Temperature +2.5");
});

function fail(): never {
  throw new Error("no such color");
}
