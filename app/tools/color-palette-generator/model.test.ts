import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRgb, testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { FREE, LOCKED, MAX_CHROMA, NO_CONSTRAINTS } from "#color/generate/request.ts";
import { HARMONY_RULES } from "#color/harmony/harmony.ts";
import { MODES } from "#color/ramp.ts";
import { printHex } from "#color/text/print.ts";
import { modelWith, startOf } from "./model.ts";
import {
  canDrop,
  dropColor,
  dropConstraints,
  generate,
  hasRules,
  insertColor,
  moveColor,
  removeColor,
  replaceColors,
  setColor,
  setConstraints,
  toggleChannel,
  toggleLock,
} from "./palette/changes.ts";
import { engineParts } from "./palette/engine-parts.ts";
import { HARMONY_OPTIONS, MODE_OPTIONS } from "./palette/setting-words.ts";
import { initial, type State } from "./palette/state.ts";

const anyLocks = fc.record({ hue: fc.boolean(), chroma: fc.boolean(), lightness: fc.boolean() });
const anyRatio = fc.integer({ min: 10, max: 210 }).map((tenths) => tenths / 10);
const anyPlace = fc.integer({ min: 0, max: 11 });
const anyHue = fc.integer({ min: 0, max: 359 });
const anyBand = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
    .map(([a, b]) => [Math.min(a, b) / 100, Math.max(a, b) / 100] as const);
const anyState: fc.Arbitrary<State> = fc.record({
  slots: fc.array(fc.record({ color: anyRgb, locks: anyLocks }), { minLength: 2, maxLength: 12 }),
  seed: fc.oneof(fc.constant(""), fc.stringMatching(/^[a-z0-9]{1,8}$/)),
  harmony: fc.constantFrom(...HARMONY_OPTIONS.map(({ value }) => value)),
  mode: fc.constantFrom(...MODES),
  hue: fc.constantFrom("constant", "shifted"),
  boldness: fc.integer({ min: 0, max: 100 }),
  background: anyRgb,
  constraints: fc.record({
    minDeltaE: fc.integer({ min: 0, max: 50 }),
    contrast: fc.record({
      ends: anyRatio,
      neighbors: anyRatio,
      pairs: fc.record({ count: fc.integer({ min: 0, max: 66 }), ratio: anyRatio }),
      roles: fc
        .array(fc.record({ first: anyPlace, second: anyPlace, ratio: anyRatio }), { maxLength: 12 })
        .map((roles) => roles.filter(({ first, second }) => first !== second)),
    }),
    lightness: anyBand(100),
    lightnessSpread: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    chroma: anyBand(MAX_CHROMA * 100),
    hueArc: fc.oneof(fc.constant(null), fc.tuple(anyHue, anyHue)),
    isColorBlindSafe: fc.boolean(),
    gamut: fc.constantFrom("srgb", "display-p3"),
  }),
});
const model = modelWith(() => engineParts);
const KEYS = "c l s n h m hue b bg de ends near pairs roles light spread chroma arc cvd gamut".split(" ");

test("all engine harmonies and modes are offered", () => {
  expect(HARMONY_OPTIONS.map(({ value }) => value).sort()).toEqual(
    ["auto", ...HARMONY_RULES.map(({ id }) => id)].sort(),
  );
  expect(MODE_OPTIONS.map(({ value }) => value)).toEqual([...MODES]);
});

testRoundTrip(model, anyState);

testAnyQuery(model, KEYS, fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f~x,.hcln-]{0,30}$/)), ({ slots }) => {
  expect(slots.length).toBeGreaterThanOrEqual(2);
  expect(slots.length).toBeLessThanOrEqual(12);
});

test("the default palette has an empty query string", () => {
  expect(model.write(initial).toString()).toBe("");
  expect(model.read(new URLSearchParams()).state).toEqual(initial);
});

test("a query string is read according to its grammar", () => {
  const { state, notices } = model.read(
    new URLSearchParams("c=db073d-dba507-8ec7d2&l=02&s=k3x9&h=triad&m=oklch&light=20~90&cvd=1"),
  );
  expect(notices).toEqual([]);
  expect(state.slots.map(({ locks }) => locks)).toEqual([LOCKED, FREE, LOCKED]);
  expect(state).toMatchObject({ seed: "k3x9", harmony: "triadic", mode: "oklch" });
  expect(state.constraints).toMatchObject({ lightness: [0.2, 0.9], isColorBlindSafe: true });
});

test("a seed without colors always draws the same palette", () => {
  const { state } = model.read(new URLSearchParams("s=k3x9&n=7"));
  expect(state.slots).toHaveLength(7);
  expect(model.read(new URLSearchParams("s=k3x9&n=7")).state).toEqual(state);
  expect(model.read(model.write(state)).state).toEqual(state);
});

test.each([
  ["c=nonsense", "could not be read as a color"],
  ["m=cmyk", "Unknown mode"],
  ["h=square-ish", "Unknown harmony"],
  ["hue=wild", "Using “constant”"],
  ["s=UPPER!", "not a seed"],
  ["l=zz", "locks"],
  ["light=90~20", "lightness"],
  ["bg=nope", "background"],
])("the bad parameter %s falls back with a notice", (query, words) => {
  const { state, notices } = model.read(new URLSearchParams(query));
  expect(state).toEqual(initial);
  expect(notices.join(" ")).toContain(words);
});

test("transparent colors become opaque, with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=db073d_.5-dba507"));
  expect(state.slots[0]?.color.alpha).toBe(1);
  expect(notices).toHaveLength(1);
});

test("locked colors survive any number of new palettes", () => {
  const locked = toggleLock(initial, 1);
  const later = generate(generate(locked, engineParts, "abc"), engineParts, "xyz");
  expect(later.slots[1]).toEqual(locked.slots[1]);
  expect(later.slots[0]?.color).not.toEqual(locked.slots[0]?.color);
});

test("a locked hue does not drift, although colors are rounded to 8 bits", () => {
  const held = toggleChannel(initial, 3, "hue");
  const hue = convert(initial.slots[3]?.color ?? fromRgb24(0), "oklch").h ?? 0;
  let state = held;
  for (let round = 0; round < 50; round++) state = generate(state, engineParts, `s${round}`);
  expect(convert(state.slots[3]?.color ?? fromRgb24(0), "oklch").h).toBeCloseTo(hue, 1);
});

test("nothing is drawn if every color is locked", () => {
  const all = [0, 1, 2, 3, 4].reduce(toggleLock, initial);
  expect(generate(all, engineParts, "abc")).toBe(all);
});

test("a palette has 2 to 12 colors, however many are removed or added", () => {
  let state: State = initial;
  for (let round = 0; round < 20; round++) state = removeColor(state, 0);
  expect(state.slots).toHaveLength(2);
  for (let round = 0; round < 20; round++) state = insertColor(state, engineParts, 1);
  expect(state.slots).toHaveLength(12);
});

test("each removal removes one color, and removing a missing one changes nothing", () => {
  const once = removeColor(initial, 4);
  expect(removeColor(once, 4)).toBe(once);
  expect(removeColor(once, 0).slots).toHaveLength(3);
});

test("a moved color keeps its locks and its rules", () => {
  const contrast = { ...NO_CONSTRAINTS.contrast, roles: [{ first: 0, second: 4, ratio: 4.5 }] };
  const ruled = setColor(setConstraints(toggleLock(initial, 0), engineParts, { contrast }), 1, fromRgb24(0xdba507));
  const moved = moveColor(ruled, 0, 2);
  expect(moved.slots[2]).toEqual(ruled.slots[0]);
  expect(moved.constraints.contrast.roles).toEqual([{ first: 2, second: 4, ratio: 4.5 }]);
  expect(removeColor(moved, 2).constraints.contrast.roles).toEqual([]);
});

test("a manually chosen color is opaque, and its palette has no seed", () => {
  const next = setColor(generate(initial, engineParts, "abc"), 1, { ...fromRgb24(0xffffff), alpha: 0.5 });
  expect(next.slots[1]?.color).toEqual(fromRgb24(0xffffff));
  expect(next.seed).toBe("");
});

test("a single imported color is kept and extended to a palette", () => {
  const { slots } = replaceColors(initial, engineParts, [fromRgb24(0x123456)], "abc");
  expect(slots).toHaveLength(5);
  expect(slots.map(({ color }) => toRgb24(color))).toContain(0x123456);
  expect(replaceColors(initial, engineParts, [], "abc")).toBe(initial);
});

test("a seed with an invalid number of colors draws five, with a notice", () => {
  for (const n of ["1", "99", "many"]) {
    const { state, notices } = model.read(new URLSearchParams({ s: "abc", n }));
    expect(state.slots).toHaveLength(5);
    expect(notices).toEqual([`“${n}” is not a number from 2 to 12. Using 5 colors.`]);
  }
});

test("removing the rules or setting the same color again changes no colors", () => {
  const { state } = model.read(new URLSearchParams("c=112233-445566&cvd=1"));
  expect(dropConstraints(state, engineParts).slots).toBe(state.slots);
  expect(hasRules(dropConstraints(state, engineParts))).toBe(false);
  const drawn = model.read(new URLSearchParams("s=abc&n=5")).state;
  expect(setColor(drawn, 1, drawn.slots[1]?.color ?? fromRgb24(0))).toBe(drawn);
});

test("dropping a color removes the last unlocked one", () => {
  const { state } = model.read(new URLSearchParams("c=112233-445566-778899&l=2"));
  expect(dropColor(state).slots.map(({ color }) => printHex(color))).toEqual(["#112233", "#778899"]);
  expect(canDrop(model.read(new URLSearchParams("c=112233-445566-778899&l=012")).state)).toBe(false);
});

test.each([
  ["c=0d6986", "0d6986"],
  ["c=06F&l=0", "0066ff"],
  ["c=oklch~.5~.1~200&s=abc", "oklch~.5~.1~200"],
  ["c=teal&from=ocean+sunset", "ocean sunset"],
  ["c=0d6986-dba507", ""],
  ["c=0d6986-zzz", ""],
  ["s=abc", ""],
])("%s starts from “%s”", (query, start) => {
  expect(startOf(new URLSearchParams(query))).toBe(start);
});
