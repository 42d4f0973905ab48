import fc from "fast-check";
import { expect, test } from "vitest";
import { toRgb24 } from "#color/convert.ts";
import { printGradient, readGradientText } from "./gradient-text.ts";
import { gradientPixels } from "./measure/gradient-pixels.ts";
import type { Gradient } from "./state.ts";

function read(text: string) {
  const gradient = readGradientText(text);
  if (typeof gradient === "string") throw new Error(gradient);
  return gradient;
}

function stopsOf({ stops }: Gradient) {
  return stops.map(({ color, position }) => [toRgb24(color), position]);
}

test("a CSS gradient is read with its direction, space and positions", () => {
  const gradient = read(
    "background: linear-gradient(to right top in oklab, rgb(255, 0, 0) 10%, #0f0, hsl(240 100% 50%) 90%);",
  );
  expect([gradient.angle, gradient.space]).toEqual([45, "oklab"]);
  expect(stopsOf(gradient)).toEqual([
    [0xff0000, 10],
    [0x00ff00, 50],
    [0x0000ff, 90],
  ]);
});

test("angles can have different units, and two positions make two stops", () => {
  expect(read("linear-gradient(.25turn, red, blue)").angle).toBe(90);
  expect(read("linear-gradient(-90deg, red, blue)").angle).toBe(270);
  expect(read("linear-gradient(in oklch, red, blue)").space).toBe("oklch");
  expect(stopsOf(read("linear-gradient(red 0% 40%, 70%, blue)")).map(([, position]) => position)).toEqual([0, 40, 100]);
});

test("without a space, newer colors are mixed in OKLab, as in CSS", () => {
  expect(read("linear-gradient(oklch(0.5 0.1 30), blue)").space).toBe("oklab");
});

test("two colors make a gradient from top to bottom", () => {
  expect(read("navy, #fff")).toMatchObject({ angle: 180, space: "srgb" });
  expect(stopsOf(read("0d6986, tomato"))).toEqual([
    [0x0d6986, 0],
    [0xff6347, 100],
  ]);
});

test("text that is not a linear gradient is rejected with a reason", () => {
  expect(readGradientText("radial-gradient(red, blue)")).toBe("Only linear gradients can be checked.");
  expect(readGradientText("linear-gradient(in lab, red, blue)")).toContain("srgb-linear, oklab or oklch");
  expect(readGradientText("linear-gradient(in oklch longer hue, red, blue)")).toContain("the shorter hue");
  expect(readGradientText("linear-gradient(#fff, 90%, #000)")).toBe("Only gradients without midpoints can be checked.");
  expect(readGradientText("linear-gradient(#fff 20%, 60%, #000)")).toMatchObject({ angle: 180 });
  expect(readGradientText("red")).toBe("A gradient needs two colors or more.");
  const many = Array.from({ length: 13 }, () => "red").join(", ");
  for (const text of [many, `linear-gradient(${many})`]) {
    expect(readGradientText(text)).toBe("13 colors are too many. A gradient can have up to 12 here.");
  }
  expect(readGradientText("linear-gradient(reddish, blue)")).toBe("“reddish” is neither a color nor a direction.");
  expect(readGradientText("linear-gradient(red 10px, blue)")).toContain("Give positions in percent.");
});

test("printed gradients can be read back, and no text throws", () => {
  const texts = [
    "linear-gradient(30deg in oklab, #FF0000 10%, #00FF00 20%)",
    "linear-gradient(180deg, #FF0000, #0000FF)",
    "linear-gradient(180deg in srgb, oklch(70% 0.3 150), #0000FF)",
    "linear-gradient(180deg, oklch(70% 0.3 150), #0000FF)",
  ];
  for (const text of texts) expect(printGradient(read(text))).toBe(text);
  const pieces = fc.constantFrom(
    "linear-gradient(",
    ")",
    "(",
    ",",
    "red",
    " 10%",
    "to ",
    "in oklab",
    "1e9deg",
    "#fff",
    "%",
    " ",
  );
  fc.assert(
    fc.property(
      fc.array(pieces).map((parts) => parts.join("")),
      (text) => void readGradientText(text),
    ),
  );
});

test("pixels run along the angle, from the first color to the last", () => {
  const { data, width, height } = gradientPixels(read("linear-gradient(90deg, black, white)"));
  const at = (x: number, y: number) => data[(y * width + x) * 4] as number;
  expect([at(0, 0), at(width - 1, height - 1)]).toEqual([0, 255]);
  expect(at(width / 2, 0)).toBeGreaterThan(125);
  expect(at(width / 2, 0)).toBe(at(width / 2, height - 1));
  const down = gradientPixels(read("black, white")).data;
  expect(down[0]).toBe(0);
  expect(down.at(-4)).toBe(255);
});

/** Parsing that takes more than linear time exceeds this. */
const LIMIT_MS = 5000;

test(
  "a long first part that is not a direction is rejected quickly",
  () => {
    const part = `a${" ".repeat(1000)}in a${"n".repeat(900)}0`;
    for (let count = 0; count < 5; count++) {
      expect(readGradientText(`${part}, red`)).toMatch(/^“a +…” could not be read as a color\.$/);
    }
  },
  LIMIT_MS,
);
