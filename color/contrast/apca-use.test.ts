import { expect, test } from "vitest";
import { APCA_BANDS, APCA_NOTE, apcaBand } from "./apca-use.ts";

test("bands start at their Lc, for either sign", () => {
  expect([90, -75, 74.9, 45, -30, 15, 14.9, 0].map((lc) => apcaBand(lc).minimum)).toEqual([
    90, 75, 60, 45, 30, 15, 0, 0,
  ]);
  expect(APCA_BANDS.map(({ minimum }) => minimum)).toEqual([90, 75, 60, 45, 30, 15]);
});

test("every band has a sentence, and the note calls APCA a draft", () => {
  for (const { meaning } of [...APCA_BANDS, apcaBand(0)]) expect(meaning).toMatch(/^[A-Z].*\.$/);
  expect(APCA_NOTE).toContain("not part of WCAG 2");
});
