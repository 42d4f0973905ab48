import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { reportOf } from "./report.ts";

test("the report has both colors, the ratio, each verdict, APCA and the link", () => {
  const report = reportOf({ text: fromRgb24(0x777777), background: fromRgb24(0xffffff) }, "https://x.example/");
  expect(report).toMatch(/^## Contrast of #777777 on (?:#FFFFFF|white)\n\nWCAG 2\.2: 4\.47:1\n/i);
  expect(report).toMatch(/^- AA .*at least 4\.5:1: fails$/m);
  expect(report).toMatch(/^- AA .*at least 3:1: passes$/m);
  expect(report).toMatch(/^APCA: Lc \d/m);
  expect(report).toMatch(/\n\nhttps:\/\/x\.example\/$/);
});

test("the report says how transparent colors were measured", () => {
  const [black, white] = [fromRgb24(0), fromRgb24(0xffffff)];
  const sheer = reportOf({ text: { ...black, alpha: 0.5 }, background: white }, "");
  expect(sheer).toContain("Measured as it is seen: #");
  const glass = reportOf({ text: black, background: { ...white, alpha: 0.5 } }, "");
  expect(glass).toContain("measured over the worst gray, #");
});
