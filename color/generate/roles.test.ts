import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { wcagContrast } from "../contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { ROLE_IDS } from "../roles/theme-roles.ts";
import { assignRoles } from "./roles.ts";

const palette = fc.array(fc.integer({ min: 0, max: 0xffffff }).map(fromRgb24), { maxLength: 12 });
const theme = fc.constantFrom("light" as const, "dark" as const);

function ratio(a: { color: Color }, b: { color: Color }): number {
  return wcagContrast(toRgb24(a.color), toRgb24(b.color));
}

test("all text is readable, for any palette", () => {
  fc.assert(
    fc.property(palette, theme, (colors, kind) => {
      const roles = assignRoles(colors, kind);
      expect(ratio(roles.text, roles.background)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(roles.text, roles.surface)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(roles.mutedText, roles.background)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(roles.onPrimary, roles.primary)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(roles.onSecondary, roles.secondary)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(roles.onAccent, roles.accent)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 500 },
  );
});

test("a role filled by a color of the palette has its index", () => {
  fc.assert(
    fc.property(palette, theme, (colors, kind) => {
      const roles = assignRoles(colors, kind);
      for (const id of ROLE_IDS) {
        const { color, index } = roles[id];
        if (index !== null) expect(color).toBe(colors[index]);
      }
    }),
  );
});

test("a palette with every needed color is used as is", () => {
  const colors = [0xf1faee, 0xe63946, 0xa8dadc, 0x457b9d, 0x1d3557].map(fromRgb24);
  const roles = assignRoles(colors);
  expect([roles.background.index, roles.primary.index, roles.text.index]).toEqual([0, 1, 4]);
  expect(roles.notes).toEqual([]);
  expect(assignRoles(colors, "dark").background.index).toBeNull();
});

test("generated colors are reported", () => {
  const { notes, text, background } = assignRoles([0xcdb4db, 0xffc8dd, 0xffafcc].map(fromRgb24));
  expect(notes).toHaveLength(2);
  expect(notes[0]).toContain("light and muted enough for a background");
  expect(notes[1]).toMatch(/^No color reaches 4\.5:1 on the background \(the best has 1\.\d\d:1\)/);
  expect([text.index, background.index]).toEqual([null, null]);
});
