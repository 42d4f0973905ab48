import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { color, colors } from "./color-fields.ts";
import { angle, constant, type Field, flag, group, mapped, number, range, text, word } from "./fields.ts";
import { pair, places } from "./place-fields.ts";

const RED = fromRgb24(0xff0000);
const LIME = fromRgb24(0x00ff00);

function read<Value>(field: Field<Value>, query: string) {
  const notices: string[] = [];
  const value = field.read(new URLSearchParams(query), (notice) => notices.push(notice));
  return [value, ...notices];
}

test("a word matches its list in any case, or by an alias", () => {
  const mode = word("m", "oklab", ["oklab", "rgb"], {
    what: "mixing mode",
    nameOf: (id) => ({ oklab: "OKLab", rgb: "RGB" })[id],
    aliases: { srgb: "rgb" },
  });
  expect(read(mode, "m=RGB")).toEqual(["rgb"]);
  expect(read(mode, "m=srgb")).toEqual(["rgb"]);
  expect(read(mode, "m=foo")).toEqual(["oklab", "Unknown mixing mode “foo” in this link. Using “OKLab”."]);
  expect(read(mode, "m=__proto__")[0]).toBe("oklab");
  expect(mode.write("rgb")).toEqual([["m", "rgb"]]);
});

test("the initial value is not written, and is used for a missing or empty key", () => {
  const steps = number("n", 12, { min: 1, max: 40 });
  expect(steps.write(12)).toEqual([]);
  expect(read(steps, "")).toEqual([12]);
  expect(read(steps, "n=+")).toEqual([12]);
});

test("a number outside its limits falls back or is clamped", () => {
  const exact = number("n", 12, { min: 1, max: 40, unit: "steps" });
  expect(read(exact, "n=40")).toEqual([40]);
  expect(read(exact, "n=x")).toEqual([12, "“x” is not a number from 1 to 40. Using 12 steps."]);
  expect(read(exact, "n=41")).toEqual([12, "“41” is not a number from 1 to 40. Using 12 steps."]);
  expect(read(exact, "n=1.5")).toEqual([12, "“1.5” is not a number from 1 to 40. Using 12 steps."]);
  const near = number("n", 12, { min: 1, max: 40, isRounded: true, isClamped: true });
  expect(read(near, "n=41")).toEqual([40, "“41” is not a number from 1 to 40. Using 40."]);
  expect(read(near, "n=-3")).toEqual([1, "“-3” is not a number from 1 to 40. Using 1."]);
  expect(read(near, "n=1.5")).toEqual([2]);
  expect(read(near, "n=1e999")).toEqual([12, "“1e999” is not a number from 1 to 40. Using 12."]);
  expect(read(near, "n=x")).toEqual([12, "“x” is not a number from 1 to 40. Using 12."]);
});

test("an angle is normalized to one turn", () => {
  expect(read(angle("a", 90), "a=450")).toEqual([90]);
  expect(read(angle("a", 90, 0.01), "a=n359.99")).toEqual([0.01]);
  expect(read(angle("a", 90), "a=x")).toEqual([90, "Could not read the angle “x” in this link. Using 90 degrees."]);
});

test("a place is 1-based in the query string and 0-based in the state", () => {
  const place = number("b", null, { min: 0, max: 9, isPlace: true });
  expect(read(place, "b=10")).toEqual([9]);
  expect(read(place, "b=0")).toEqual([null, "“0” is not a number from 1 to 10. Using the automatic value."]);
  expect(place.write(0)).toEqual([["b", "1"]]);
  expect(place.write(null)).toEqual([]);
});

test("a flag is 1 or 0", () => {
  const isDark = flag("dark", false, "dark mode");
  expect([read(isDark, "dark=1"), read(isDark, "dark=0")]).toEqual([[true], [false]]);
  expect(read(isDark, "dark=yes")).toEqual([false, "Unknown value for dark mode “yes” in this link. Using “0”."]);
});

test("missing colors use the initial ones, and transparency is removed where colors must be opaque", () => {
  const list = colors("c", [RED, LIME], { min: 2, max: 2, isOpaque: true, formKey: "color" });
  expect(read(list, "c=00f-zebra")).toEqual([[fromRgb24(0x0000ff), LIME], "“zebra” could not be read as a color."]);
  expect(read(list, "c=")).toEqual([[RED, LIME], "At least 2 colors are needed. Using example colors."]);
  expect(read(list, "c=0000ff")[1]).toBe("At least 2 colors are needed. The rest are examples.");
  expect(read(list, "c=f00-0f0-00f")).toEqual([[RED, LIME], "Only the first 2 of 3 colors could be used."]);
  expect(read(list, "c=f00_.5-0f0")).toEqual([[RED, LIME], "Colors must be opaque here, so transparency was removed."]);
  expect(read(list, "color=lime&color=&color=%23f00")).toEqual([[LIME, RED]]);
  const typed = colors("c", [RED], { min: 1, max: 1, formKey: "color", clean: (text) => text.replace("!", "") });
  expect([read(typed, "c=lime!"), read(typed, "color=lime!")]).toEqual([[[LIME]], [[LIME]]]);
  expect(read(color("bg", null), "bg=zebra")).toEqual([null, "“zebra” could not be read as a color."]);
});

test("a range must be ascending, unless it is an arc", () => {
  const band = range("l", [0, 100], { max: 100, used: "any lightness" });
  expect(read(band, "l=20~80")).toEqual([[20, 80]]);
  expect(read(band, "l=20 – 80")).toEqual([[20, 80]]);
  for (const text of ["80~20", "0~101", "n5~20", "20", "x"]) {
    expect(read(band, `l=${text}`)).toEqual([
      [0, 100],
      `“${text}” is not a range between 0 and 100. Using any lightness.`,
    ]);
  }
  const arc = range("h", null, { max: 359, used: "all hues", sign: "-", isArc: true });
  expect(read(arc, "h=300-40")).toEqual([[300, 40]]);
  expect(arc.write([300, 40])).toEqual([["h", "300-40"]]);
  expect(arc.write(null)).toEqual([]);
});

test("an empty text is kept, and a constant is never written", () => {
  const sample = text("t", "Hello", (given) => given.trim());
  expect(read(sample, "t=")).toEqual([""]);
  expect(read(sample, "")).toEqual(["Hello"]);
  expect(sample.write("")).toEqual([["t", ""]]);
  expect([constant(3).initial, ...read(constant(3), "n=5"), constant(3).write(3)]).toEqual([3, 3, []]);
});

test("a pair and places must exist in the list", () => {
  expect(read(pair("p", 3), "p=3-1")).toEqual([[2, 0]]);
  for (const text of ["1-1", "1-4", "0-1", "x"]) expect(read(pair("p", 3), `p=${text}`)).toHaveLength(2);
  expect(read(places("l", 3, "locks"), "l=02")).toEqual([[0, 2]]);
  expect(read(places("l", 3, "locks"), "l=03x")).toEqual([[0], "Could not read these locks in this link: “3”, “x”."]);
  expect(places("l", 12, "locks").write([0, 11])).toEqual([["l", "0b"]]);
});

test("a field can depend on earlier ones, and a group can be mapped to another shape", () => {
  type State = { readonly size: number; readonly last: number };
  const sizes = group<State>({
    size: number("s", 3, { min: 1, max: 9 }),
    last: ({ size }) => number("l", size, { min: 1, max: size }),
  });
  expect(sizes.initial).toEqual({ size: 3, last: 3 });
  expect(read(sizes, "s=5")).toEqual([{ size: 5, last: 5 }]);
  expect(read(sizes, "s=5&l=6")).toEqual([{ size: 5, last: 5 }, "“6” is not a number from 1 to 5. Using 5."]);
  expect(sizes.write({ size: 5, last: 5 })).toEqual([["s", "5"]]);
  expect(sizes.write({ size: 5, last: 2 })).toEqual([
    ["s", "5"],
    ["l", "2"],
  ]);
  const text = mapped(
    sizes,
    ({ size, last }) => `${last} of ${size}`,
    (of) => ({ last: Number(of[0]), size: Number(of[5]) }),
  );
  expect([text.initial, ...read(text, "l=2")]).toEqual(["3 of 3", "2 of 3"]);
  expect(text.write("1 of 3")).toEqual([["l", "1"]]);
});

/** Parsing that takes more than linear time exceeds this. */
const LIMIT_MS = 5000;

test(
  "a long text that is not a number is rejected quickly",
  () => {
    const length = 150_000;
    expect(read(number("n", 1, { min: 0, max: 9, isRounded: true }), `n=${"1".repeat(length)}x`)[0]).toBe(1);
    expect(read(range("r", null, { max: 9, used: "all" }), `r=1${"+".repeat(length)}x`)[0]).toBeNull();
  },
  LIMIT_MS,
);
