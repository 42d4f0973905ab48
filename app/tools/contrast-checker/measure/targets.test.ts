import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { model } from "../model.ts";
import { measure } from "./measure.ts";
import { needsOf } from "./needs.ts";
import { firstFix, fixFor, reaches, TARGETS } from "./targets.ts";

const white = fromRgb24(0xffffff);

test("a fix changes one color, reaches its target, and keeps the opacity if possible", () => {
  const pair = { text: { ...fromRgb24(0x3366ff), alpha: 0.6 }, background: white };
  const { color } = fixFor(pair, { wcag: 4.5 }, "text");
  expect(color?.alpha).toBe(0.6);
  expect(measure(color ?? white, white).ratio).toBeGreaterThanOrEqual(4.5);
});

test("the text becomes opaque if nothing else helps", () => {
  const pair = { text: { ...fromRgb24(0x3366ff), alpha: 0.2 }, background: white };
  expect(fixFor(pair, { wcag: 7 }, "text").color?.alpha).toBe(1);
});

test("transparent text that can't get darker becomes no less transparent than its target needs", () => {
  const pair = { text: { ...fromRgb24(0x000000), alpha: 0.45 }, background: fromRgb24(0x3b82f6) };
  const [large, aa, aaa] = [3, 4.5, 7].map((wcag) => fixFor(pair, { wcag }, "text"));
  expect([large, aa]).toMatchObject([
    { color: { r: 0, alpha: 140 / 255 }, difference: expect.closeTo(4.8, 1) },
    { color: { r: 0, alpha: 196 / 255 } },
  ]);
  expect(aaa).toMatchObject({ color: null, reason: "Not possible by changing one color." });
});

test("the difference of a fix is measured as seen, so a stricter target is never nearer", () => {
  const red = { text: { ...fromRgb24(0xff0000), alpha: 0x80 / 255 }, background: white };
  const [large, aa] = [3, 4.5].map((wcag) => fixFor(red, { wcag }, "text"));
  expect(large).toMatchObject({ difference: expect.closeTo(8.7, 1) });
  expect(aa).toMatchObject({ difference: expect.closeTo(21.4, 1) });
  const sheer = { text: { ...white, alpha: 0x40 / 255 }, background: fromRgb24(0) };
  expect(fixFor(sheer, { wcag: 21 }, "text")).toMatchObject({ difference: expect.closeTo(61.1, 1) });
});

test("a fix for a translucent background works over every gray", () => {
  const pair = { text: fromRgb24(0x000000), background: { ...white, alpha: 0.3 } };
  const { color } = fixFor(pair, { wcag: 4.5 }, "background");
  expect(measure(pair.text, color ?? pair.background).ratio).toBeGreaterThanOrEqual(4.5);
});

test("the difference of a fix for a translucent background is measured over the worst gray", () => {
  const pair = { text: { ...fromRgb24(0x000000), alpha: 0.5 }, background: { ...white, alpha: 0.5 } };
  expect(fixFor(pair, { wcag: 3 }, "background")).toMatchObject({
    color: { r: 1, g: 1, b: 1, alpha: 156 / 255 },
    difference: expect.closeTo(9.6, 1),
  });
});

test("the first fix reaches the level even if no color alone can", () => {
  const sheer = { text: { ...fromRgb24(0x3366ff), alpha: 0.5 }, background: { ...white, alpha: 0.4 } };
  const fixed = firstFix(sheer, 4.5);
  expect(fixed && measure(fixed.text, fixed.background).ratio).toBeGreaterThanOrEqual(4.5);
});

test("the color that changes less is fixed, and there is no fix if neither can reach the level", () => {
  expect(firstFix({ text: fromRgb24(0x777777), background: white }, 4.5)?.background).toBe(white);
  expect(firstFix({ text: white, background: fromRgb24(0x3b82f6) }, 4.5)?.text).toBe(white);
  const gray = fromRgb24(0x808080);
  expect(firstFix({ text: gray, background: gray }, 7)).toBeNull();
});

test("a gray is found behind transparent text where black and white fail", () => {
  const pair = { text: { ...white, alpha: 0.34 }, background: fromRgb24(0x858585) };
  const { color } = fixFor(pair, { wcag: 3 }, "background");
  expect(color && measure(pair.text, color).ratio).toBeGreaterThanOrEqual(3);
});

test("each fix of an opaque pair reaches its target", () => {
  const pair = { text: fromRgb24(0x8ec7d2), background: fromRgb24(0xdba507) };
  let found = 0;
  for (const { target } of TARGETS) {
    for (const side of ["text", "background"] as const) {
      const { color } = fixFor(pair, target, side);
      if (!color) continue;
      found++;
      const fixed = { ...pair, [side]: color };
      expect(reaches(target, measure(fixed.text, fixed.background))).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(TARGETS.length);
});

test("a link without an underline is fixed against text and background, or has no fix", () => {
  const state = { ...model.initial, text: fromRgb24(0x000000), background: white, isUnderlined: false };
  const need = needsOf({ ...state, roles: { ...state.roles, link: fromRgb24(0x07304c) } }).find(
    ({ name }) => name === "Link next to text",
  );
  expect(need?.passes).toBe(false);
  const link = need?.fix?.color ?? white;
  expect(measure(link, white).ratio).toBeGreaterThanOrEqual(4.5);
  expect(measure(link, fromRgb24(0x000000)).ratio).toBeGreaterThanOrEqual(3);
  const impossible = needsOf({ ...model.initial, isUnderlined: false }).find(
    ({ name }) => name === "Link next to text",
  );
  expect(impossible?.fix).toMatchObject({ color: null });
  expect(needsOf(model.initial).every(({ passes }) => passes)).toBe(true);
  expect(toRgb24(model.initial.background)).toBe(0xf4e9d8);
});
