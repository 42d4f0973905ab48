import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPreciseColor, testAnyQuery } from "#app/tools/test-model.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { THEME_ROLE_IDS } from "#color/roles/theme-roles.ts";
import {
  addColor,
  assignRole,
  assignRoles,
  freeAllRoles,
  freeRole,
  hasHandRoles,
  removeColor,
  setColor,
  setColors,
  takePalette,
  toggleLock,
  toggleRoleLock,
} from "./changes.ts";
import { model } from "./model.ts";
import { type Hand, type HandRole, initial, MAX_COLORS, type State, TEMPLATES, VIEWS } from "./state.ts";
import { solveThemes } from "./themes.ts";

const anyColor = anyPreciseColor();
const anySlots = fc.array(fc.record({ color: anyColor, isLocked: fc.boolean() }), {
  minLength: 1,
  maxLength: MAX_COLORS,
});

function anyHand(count: number): fc.Arbitrary<Hand> {
  const role: fc.Arbitrary<HandRole> = fc.oneof(
    fc.record({ source: fc.nat({ max: count - 1 }), isLocked: fc.constant(false) }),
    fc.record({ source: anyColor, isLocked: fc.boolean() }),
  );
  return fc.dictionary(fc.constantFrom(...THEME_ROLE_IDS), role, { noNullPrototype: true });
}

const anyState: fc.Arbitrary<State> = anySlots.chain((slots) =>
  fc.record({
    slots: fc.constant(slots),
    template: fc.constantFrom(...TEMPLATES),
    view: fc.constantFrom(...VIEWS),
    hand: fc.record({ light: anyHand(slots.length), dark: anyHand(slots.length) }),
  }),
);

const COLORS = [0xf1faee, 0xe63946, 0xa8dadc, 0x457b9d, 0x1d3557].map(fromRgb24);
const start = setColors(initial, COLORS);

test("any state round-trips through the query string", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const query = new URLSearchParams(queryOf(model, state));
      // Addresses over 2 kB are cut, with a notice; ten wide colors with all roles by hand would be longer.
      fc.pre((query.get("c") ?? "").length < 2048);
      fc.pre((query.get("light") ?? "").length < 2048 && (query.get("dark") ?? "").length < 2048);
      expect(model.read(query)).toEqual({ state, notices: [] });
    }),
  );
});

testAnyQuery(
  model,
  ["c", "l", "t", "v", "light", "dark", "x"],
  fc.oneof(
    fc.string(),
    fc.stringMatching(/^[a-z0-9~.,_-]{0,60}$/),
    fc.constantFrom("primary-99", "text-", "primary-2-l-l", "constructor-2", "background-db073d_.5"),
  ),
  (state) => {
    expect(state.slots.length).toBeGreaterThan(0);
    expect(state.slots.length).toBeLessThanOrEqual(MAX_COLORS);
    expect(Object.keys(solveThemes(state))).toEqual(["light", "dark"]);
  },
);

test("bad parameters fall back with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=nonsense&l=9&t=car&v=red&light=hat-2,text-zebra"));
  expect(state).toEqual(initial);
  expect(notices).toHaveLength(5);
  expect(notices[4]).toBe("Could not read these light roles in this link: “hat-2”, “text-zebra”.");
});

test("a role follows its color and is removed with it", () => {
  const state = assignRole(assignRole(start, ["light", "dark"], "primary", 3), ["light"], "accent", 1);
  expect(model.write(state).get("light")).toBe("primary-4,accent-2");
  const moved = removeColor(state, 1);
  expect(moved.hand.light).toEqual({ primary: { source: 2, isLocked: false } });
  expect(setColor(state, 3, COLORS[0] as Color).hand).toEqual(state.hand);
  expect(freeRole(state, ["dark"], "primary").hand.dark).toEqual({});
  expect(hasHandRoles(freeAllRoles(state))).toBe(false);
});

test("locked roles and colors survive the next palette, and repaired roles do not", () => {
  const repaired = assignRoles(start, "light", { text: fromRgb24(0x111111), link: 3 });
  const locked = toggleRoleLock(toggleLock(repaired, 4), "light", "accent", COLORS[1] as Color);
  const next = takePalette(locked, [0x000000, 0x111111, 0x222222, 0x333333, 0x444444].map(fromRgb24));
  expect(next.slots[4]?.color).toEqual(COLORS[4]);
  expect(next.slots[0]?.color).toEqual(fromRgb24(0));
  expect(next.hand.light).toEqual({
    link: { source: 3, isLocked: false },
    accent: { source: COLORS[1], isLocked: true },
  });
  // With another color it stays locked; once unlocked, it keeps its color until the next palette.
  const given = assignRole(next, ["light"], "accent", 2);
  expect(given.hand.light.accent).toEqual({ source: fromRgb24(0x222222), isLocked: true });
  expect(toggleRoleLock(given, "light", "accent", COLORS[0] as Color).hand.light.accent).toEqual({
    source: fromRgb24(0x222222),
    isLocked: false,
  });
});

test("there are always one to ten colors, all opaque", () => {
  const alone = setColors(start, [fromRgb24(0)]);
  expect(removeColor(alone, 0)).toBe(alone);
  const two = addColor(alone, fromRgb24(1));
  expect(two.slots.map(({ color }) => color)).toEqual([0, 1].map(fromRgb24));
  expect(removeColor(two, 1)).toEqual(alone);
  const full = setColors(
    start,
    Array.from({ length: 20 }, (_, index) => fromRgb24(index)),
  );
  expect(full.slots).toHaveLength(MAX_COLORS);
  expect(addColor(full, fromRgb24(0))).toBe(full);
  expect(setColors(start, [])).toBe(start);
  expect(setColor(start, 0, { ...fromRgb24(0), alpha: 0.5 }).slots[0]?.color.alpha).toBe(1);
});
