import { expect, test } from "vitest";
import { readAddress } from "./address.ts";
import { codesPath, downloadPath } from "./codes-path.ts";

function read(query: string) {
  return readAddress(new URLSearchParams(query));
}

test("an empty query string means CSS names by family on white", () => {
  expect(read("")).toEqual({
    view: { set: "css", sort: "family", bg: "" },
    background: 0xffffff,
    backgroundProblem: null,
    notices: [],
  });
});

test("set, sort and background are read", () => {
  const { view, background, notices } = read("set=web-safe&sort=chroma&bg=%230D6986");
  expect(view).toEqual({ set: "web-safe", sort: "chroma", bg: "#0D6986" });
  expect(background).toBe(0x0d6986);
  expect(notices).toEqual([]);
});

test("the background may be any color, and a transparent one is placed on white", () => {
  expect(read("bg=navy").background).toBe(0x000080);
  expect(read("bg=hsl(0+100%+50%)").background).toBe(0xff0000);
  expect(read("bg=rgb(0+0+0+/+0%25)").background).toBe(0xffffff);
});

test("an invalid background is kept as text with an error, and white is used", () => {
  const { view, background, backgroundProblem } = read("bg=bluish");
  expect(view.bg).toBe("bluish");
  expect(background).toBe(0xffffff);
  expect(backgroundProblem).toBe("“bluish” isn't a CSS color name.");
});

test("an unknown set or sort order falls back to the default with a notice", () => {
  const { view, notices } = read("set=crayons&sort=taste");
  expect(view).toEqual({ set: "css", sort: "family", bg: "" });
  expect(notices).toHaveLength(2);
  expect(read(`set=${"a".repeat(5000)}`).notices[0]?.length).toBeLessThan(100);
});

test("paths leave out default values", () => {
  expect(codesPath({ set: "css", sort: "family", bg: "" })).toBe("/html-color-codes");
  expect(codesPath({ set: "tailwind", sort: "hue", bg: "#000" }, "sky")).toBe(
    "/html-color-codes?set=tailwind&sort=hue&bg=%23000&q=sky",
  );
  expect(downloadPath("css", "csv")).toBe("/html-color-codes.csv");
  expect(downloadPath("material", "json")).toBe("/html-color-codes.json?set=material");
});
