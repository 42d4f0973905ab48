import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { codeTexts } from "./reference.ts";
import { makeValues } from "./values.ts";

const shorts = (rgb24: number) => Object.fromEntries(makeValues(rgb24).map(({ label, short }) => [label, short]));

test("shown values are short and leave out the CSS syntax", () => {
  const values = shorts(0x0d6986);
  expect(values).toMatchObject({ HEX: "#0D6986", RGB: "13 105 134", HSL: "194 82% 29%", LAB: "40.7 −17.3 −23.6" });
  expect(values).toMatchObject({ OKLCH: "0.486 0.090 226", P3: "0.184 0.405 0.514" });
  for (const short of Object.values(values)) expect(short).toMatch(/^[#\d. %−A-F]+$/);
});

test("only Rec. 2020 has a note that older browsers render it differently", () => {
  const noted = makeValues(0x0d6986).filter(({ note }) => note);
  expect(noted).toMatchObject([{ label: "Rec. 2020", note: expect.stringContaining("before 2025") }]);
});

test("copied values parse back to the same color", () => {
  for (const rgb24 of [0x0d6986, 0x000000, 0xffffff, 0x777777, 0xdb073d, 0x010203]) {
    for (const { label, long } of makeValues(rgb24)) {
      const color = parsePasted(long);
      expect([label, long, color && toRgb24(color)]).toEqual([label, long, rgb24]);
    }
  }
});

test("every platform has a line of code with the color's name", () => {
  const codes = codeTexts(fromRgb24(0x0d6986), "Deep Lagoon").map(({ code }) => code);
  expect(codes).toContain("--deep-lagoon: #0D6986;");
  expect(codes).toContain("bg-[#0D6986]");
  expect(codes).toContain("Color(0xFF0D6986)");
  expect(codes).toContain('<color name="deep_lagoon">#FF0D6986</color>');
});
