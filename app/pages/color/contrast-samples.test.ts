import { expect, test } from "vitest";
import { bestTextOn, contrastSamples, printLc } from "./contrast-samples.ts";

test("#777777 on white fails AA, though its ratio would round to 4.5", () => {
  const [onWhite] = contrastSamples(0x777777);
  expect(onWhite?.ratio).toBe("4.47");
  expect(onWhite?.verdicts).toMatchObject({ "Text AA": false, "Large text AA": true });
});

test("the four samples show the color as text and as background", () => {
  expect(contrastSamples(0x0d6986).map(({ text, background }) => [text, background])).toEqual([
    ["#0D6986", "#FFFFFF"],
    ["#FFFFFF", "#0D6986"],
    ["#0D6986", "#000000"],
    ["#000000", "#0D6986"],
  ]);
});

test("Lc carries its polarity: #888888 on white is 63.0, white on #888888 is −68.5", () => {
  const [onWhite, white] = contrastSamples(0x888888);
  expect(onWhite?.lc).toBe("63.0");
  expect(white?.lc).toBe("−68.5");
});

test("an Lc value is truncated, never rounded up, and zero has no sign", () => {
  expect(printLc(59.99)).toBe("59.9");
  expect(printLc(-74.96)).toBe("−74.9");
  expect(printLc(-0.04)).toBe("0.0");
});

test("WCAG and APCA may recommend different text colors", () => {
  expect(bestTextOn(0x0d6986)).toEqual({ wcag: "white", apca: "white" });
  expect(bestTextOn(0xffff00)).toEqual({ wcag: "black", apca: "black" });
  expect(bestTextOn(0xff5500)).toEqual({ wcag: "black", apca: "white" });
});
