import { expect, test } from "vitest";
import { printShare, summarize } from "./facts.ts";

test("a color is summarized in plain sentences", () => {
  expect(summarize(0x0d6986)).toBe(
    "#0D6986 is a blue with 11.9% luminance, cool in temperature and medium dark in brightness. Text on it reads best in white.",
  );
});

test("white and black have sentences of their own", () => {
  expect(summarize(0xffffff)).toBe(
    "#FFFFFF is white, the lightest color a screen can show. Text on it reads best in black.",
  );
  expect(summarize(0x000000)).toBe("#000000 is black, the absence of light. Text on it reads best in white.");
  expect(summarize(0xfefefe)).toMatch(/ is (off-)?white /);
});

test("a name that begins with a vowel gets the article an", () => {
  expect(summarize(0x808000)).toMatch(/ is an olive/);
});

test("if the algorithms disagree, both results are mentioned", () => {
  expect(summarize(0xff5500)).toContain("WCAG 2 prefers black and APCA white");
});

test("a share is never rounded up to 100% or down to 0%", () => {
  expect(printShare(0.9999)).toBe("99.9%");
  expect(printShare(0.41985)).toBe("42%");
  expect(printShare(0.15557)).toBe("15.6%");
  expect(printShare(0.0003)).toBe("less than 0.1%");
  expect(printShare(0.5)).toBe("50%");
});
