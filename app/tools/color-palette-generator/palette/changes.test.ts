import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { FREE, LOCKED, NO_CONSTRAINTS } from "#color/generate/request.ts";
import {
  addColors,
  canAdd,
  canDrop,
  canRemove,
  dropColor,
  dropConstraints,
  generate,
  generateNext,
  hasRules,
  insertColor,
  moveColor,
  problemsOf,
  removeColor,
  replaceColors,
  replaceSlots,
  setBackground,
  setBoldness,
  setConstraints,
  setHarmony,
  setHue,
  setMode,
  toggleChannel,
  toggleLock,
  unlockAll,
} from "./changes.ts";
import { engineParts } from "./engine-parts.ts";
import { colorsOf, freeSlot, initial, type State } from "./state.ts";

const drawn = generate(initial, engineParts, "abc");
const green = fromRgb24(0x00ff00);
const half = { ...green, alpha: 0.5 };
const grays = (count: number) => Array.from({ length: count }, (_, at) => fromRgb24(0x111111 * (at + 1)));

/** The palette with one contrast rule per pair of places: "01 24" pairs first and second, and third and fifth. */
function withRoles(state: State, pairs: string): State {
  const roles = [...pairs.matchAll(/\d\d/g)].map(([[first, second]]) => ({
    first: Number(first),
    second: Number(second),
    ratio: 4.5,
  }));
  const { constraints } = state;
  return { ...state, constraints: { ...constraints, contrast: { ...constraints.contrast, roles } } };
}

const pairsOf = ({ constraints }: State) =>
  constraints.contrast.roles.map(({ first, second }) => `${first}${second}`).join(" ");
const ruled = withRoles(toggleLock(drawn, 2), "01 10 24 42 13");

test("a color can move anywhere in the palette, and its rules follow", () => {
  const [a, b, c, d, e] = ruled.slots;
  const moved = moveColor(ruled, 2, 0);
  expect(moved).toEqual({
    ...withRoles(ruled, "12 21 04 40 23"),
    seed: "",
    slots: [c, a, b, d, e],
  });
  expect(moveColor(ruled, 2, 4).slots).toEqual([a, b, d, e, c]);
});

test("moving to the same place or outside the palette changes nothing", () => {
  for (const [from, to] of [
    [1, 1],
    [0, -1],
    [0, 5],
    [0, 9],
    [5, 0],
  ] as const) {
    expect(moveColor(ruled, from, to)).toBe(ruled);
  }
});

test("removing a color removes its rules, and the other rules follow their colors", () => {
  expect(removeColor(ruled, 2)).toEqual({
    ...withRoles(ruled, "01 10 12"),
    seed: "",
    slots: ruled.slots.toSpliced(2, 1),
  });
  expect(pairsOf(removeColor(ruled, 0))).toBe("13 31 02");
  expect(pairsOf(removeColor(ruled, 3))).toBe("01 10 23 32");
});

test("an inserted color lies between its neighbors, and rules follow their colors", () => {
  const [, before, after] = ruled.slots;
  const color = engineParts.insertBetween(
    before?.color ?? green,
    after?.color ?? green,
    ruled.mode,
    ruled.hue,
    colorsOf(ruled),
  );
  expect(insertColor(ruled, engineParts, 2)).toEqual({
    ...withRoles(ruled, "01 10 35 53 14"),
    seed: "",
    slots: ruled.slots.toSpliced(2, 0, freeSlot(color)),
  });
});

test("a new color at either end fits the palette", () => {
  const { boldness, ...request } = ruled;
  const slot = freeSlot(engineParts.extendPalette({ ...request, boldness: boldness / 100 }));
  const last = insertColor(ruled, engineParts);
  expect(last).toEqual({ ...ruled, seed: "", slots: [...ruled.slots, slot] });
  const first = insertColor(ruled, engineParts, 0);
  expect(first.slots).toEqual([slot, ...ruled.slots]);
  expect(pairsOf(first)).toBe("12 21 35 53 24");
});

test("no color is inserted outside the palette or into a full one", () => {
  expect(insertColor(drawn, engineParts, -1)).toBe(drawn);
  expect(insertColor(drawn, engineParts, 6)).toBe(drawn);
  const full = replaceColors(drawn, engineParts, grays(12));
  expect(canAdd(full)).toBe(false);
  expect(insertColor(full, engineParts)).toBe(full);
});

test("a color can be dropped while there are more than two and one is unlocked", () => {
  const onlyFirst = [1, 2, 3, 4].reduce(toggleLock, drawn);
  expect(canDrop(onlyFirst)).toBe(true);
  expect(dropColor(onlyFirst).slots).toEqual(onlyFirst.slots.slice(1));
  const none = toggleLock(onlyFirst, 0);
  expect(canDrop(none)).toBe(false);
  expect(dropColor(none)).toBe(none);
  const two = replaceColors(drawn, engineParts, grays(2));
  expect([canRemove(two), canDrop(two)]).toEqual([false, false]);
});

test("imported colors replace all others, opaque, unlocked and without the old pair rules", () => {
  for (const count of [2, 12]) {
    const colors = grays(count);
    expect(replaceColors(ruled, engineParts, colors)).toEqual({
      ...withRoles(ruled, ""),
      seed: "",
      slots: colors.map(freeSlot),
    });
  }
  expect(replaceColors(ruled, engineParts, grays(15)).slots).toEqual(grays(12).map(freeSlot));
  expect(colorsOf(replaceColors(ruled, engineParts, [half, half]))).toEqual([green, green]);
});

test("a single imported color is the only locked one, in a palette with its own seed", () => {
  const next = replaceColors(ruled, engineParts, [half], "xyz");
  expect(next).toMatchObject({ seed: "xyz", constraints: NO_CONSTRAINTS });
  expect(next.slots).toHaveLength(5);
  const locked = next.slots.filter(({ locks }) => locks !== FREE);
  expect(locked).toEqual([{ color: green, locks: LOCKED }]);
  expect(colorsOf(next)).not.toEqual(colorsOf(replaceColors(ruled, engineParts, [half], "abc")));
});

test("a palette with locks and a seed replaces all colors and their pair rules", () => {
  const slots = [freeSlot(green), { color: green, locks: LOCKED }];
  expect(replaceSlots(ruled, slots, "xyz")).toEqual({ ...withRoles(ruled, ""), seed: "xyz", slots });
});

test("added colors come last, opaque and unlocked, as many as fit", () => {
  expect(addColors(ruled, [half])).toEqual({ ...ruled, seed: "", slots: [...ruled.slots, freeSlot(green)] });
  const full = addColors(ruled, grays(9));
  expect(full.slots).toEqual([...ruled.slots, ...grays(7).map(freeSlot)]);
  expect(addColors(ruled, [])).toBe(ruled);
  const drawnFull = { ...full, seed: "abc" };
  expect(addColors(drawnFull, [green])).toBe(drawnFull);
});

test("changing harmony, boldness, mode or hue redraws the seed, and changing back restores the palette", () => {
  const changes: readonly ((state: State, isBack: boolean) => State)[] = [
    (state, isBack) => setHarmony(state, engineParts, isBack ? "auto" : "triadic"),
    (state, isBack) => setBoldness(state, engineParts, isBack ? 50 : 90),
    (state, isBack) => setMode(state, engineParts, isBack ? "lch" : "hsl"),
    (state, isBack) => setHue(state, engineParts, isBack ? "constant" : "shifted"),
  ];
  const settings = [{ harmony: "triadic" }, { boldness: 90 }, { mode: "hsl" }, { hue: "shifted" }];
  for (const [at, change] of changes.entries()) {
    const next = change(drawn, false);
    expect(next).toMatchObject({ seed: "abc", ...settings[at] });
    expect(colorsOf(next)).not.toEqual(colorsOf(drawn));
    expect(change(next, true)).toEqual(drawn);
  }
});

test("boldness is a whole number from 0 to 100", () => {
  const after = (value: number) => setBoldness(initial, engineParts, value).boldness;
  expect([-5, 0, 42.6, 100, 150].map(after)).toEqual([0, 0, 43, 100, 100]);
});

test("changing mode or hue leaves user-chosen colors unchanged", () => {
  expect(setMode(initial, engineParts, "oklch")).toEqual({ ...initial, mode: "oklch" });
  expect(setHue(initial, engineParts, "shifted")).toEqual({ ...initial, hue: "shifted" });
});

test("a palette has rules as soon as one differs from the default", () => {
  expect(hasRules(initial)).toBe(false);
  expect(hasRules({ ...initial, constraints: { ...NO_CONSTRAINTS } })).toBe(false);
  const strict = setConstraints(drawn, engineParts, { minDeltaE: 20 });
  expect(hasRules(strict)).toBe(true);
  expect(dropConstraints(strict, engineParts)).toEqual(drawn);
});

test("the background is opaque", () => {
  expect(setBackground(drawn, half)).toEqual({ ...drawn, background: green });
});

test("unlocking all frees every channel of every color and keeps the seed", () => {
  expect(unlockAll(toggleChannel(toggleLock(drawn, 0), 3, "hue"))).toEqual(drawn);
});

test("the next palette has its own seed, which reproduces it", () => {
  const locked = toggleLock(drawn, 1);
  // A random seed occasionally repeats the first color.
  const next = generateNext(locked, { ...engineParts, randomSeed: () => "another" });
  expect(next.seed).toBe("another");
  expect(next.slots[1]).toEqual(locked.slots[1]);
  expect(next.slots[0]).not.toEqual(locked.slots[0]);
  expect(generate(locked, engineParts, next.seed)).toEqual(next);
});

test("unmet rules are reported, but not for user-chosen colors", () => {
  const strict = { ...NO_CONSTRAINTS, contrast: { ...NO_CONSTRAINTS.contrast, neighbors: 21 } };
  expect(problemsOf({ ...drawn, constraints: strict }, engineParts)).not.toEqual([]);
  expect(problemsOf(drawn, engineParts)).toEqual([]);
  expect(problemsOf({ ...initial, constraints: strict }, engineParts)).toEqual([]);
});

test("a gray with a locked hue still has no hue", () => {
  const gray = toggleChannel(replaceColors(initial, engineParts, grays(3)), 1, "hue");
  expect(generate(gray, engineParts, "abc").slots[1]?.color).toMatchObject({ space: "oklch", h: null });
});
