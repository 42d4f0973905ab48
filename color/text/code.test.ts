import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { fromRgb24 } from "../convert.ts";
import { CODE_FORMS } from "./code.ts";
import { parse } from "./parse.ts";
import { parsePastedList } from "./pasted/list.ts";
import { parsePasted } from "./pasted/parse-pasted.ts";
import { print } from "./print.ts";

const LAGOON = fromRgb24(0x0d6986);

const OPAQUE: [id: string, code: string][] = [
  ["css-variable", "--brand: #0D6986;"],
  [
    "css-p3",
    ":root {\n  --brand: #0D6986;\n}\n\n@media (color-gamut: p3) {\n  :root {\n    --brand: color(display-p3 0.18419 0.40543 0.51414);\n  }\n}",
  ],
  ["scss", "$brand: #0D6986;"],
  ["less", "@brand: #0D6986;"],
  ["tailwind-class", "bg-[#0D6986]"],
  ["tailwind-theme", "@theme {\n  --color-brand: oklch(48.61% 0.08956 226.25);\n}"],
  ["swiftui", "Color(red: 0.051, green: 0.412, blue: 0.525)"],
  ["swiftui-p3", "Color(.displayP3, red: 0.1842, green: 0.4054, blue: 0.5141)"],
  ["uicolor", "UIColor(red: 0.051, green: 0.412, blue: 0.525, alpha: 1)"],
  ["uicolor-p3", "UIColor(displayP3Red: 0.1842, green: 0.4054, blue: 0.5141, alpha: 1)"],
  ["nscolor", "NSColor(srgbRed: 0.051, green: 0.412, blue: 0.525, alpha: 1)"],
  ["compose", "Color(0xFF0D6986)"],
  ["android-xml", '<color name="brand">#FF0D6986</color>'],
  ["android-int", "0xFF0D6986"],
  ["flutter", "Color(0xFF0D6986)"],
  ["unity", "new Color(0.051f, 0.412f, 0.525f, 1f)"],
  ["csharp", "Color.FromArgb(255, 13, 105, 134)"],
  ["java-awt", "new Color(13, 105, 134)"],
  ["python", "(13, 105, 134)"],
  ["glsl", "vec4(0.004025, 0.141263, 0.238398, 1.0)"],
];

const TRANSLUCENT: [id: string, code: string][] = [
  ["css-variable", "--brand: #0D698680;"],
  ["tailwind-class", "bg-[#0D698680]"],
  ["swiftui", "Color(red: 0.051, green: 0.412, blue: 0.525, opacity: 0.502)"],
  ["swiftui-p3", "Color(.displayP3, red: 0.1842, green: 0.4054, blue: 0.5141, opacity: 0.502)"],
  ["uicolor", "UIColor(red: 0.051, green: 0.412, blue: 0.525, alpha: 0.502)"],
  ["compose", "Color(0x800D6986)"],
  ["android-xml", '<color name="brand">#800D6986</color>'],
  ["unity", "new Color(0.051f, 0.412f, 0.525f, 0.502f)"],
  ["csharp", "Color.FromArgb(128, 13, 105, 134)"],
  ["java-awt", "new Color(13, 105, 134, 128)"],
  ["python", "(13, 105, 134, 128)"],
  ["glsl", "vec4(0.004025, 0.141263, 0.238398, 0.502)"],
];

test.each(OPAQUE)("#0D6986 as %s", (id, code) => {
  expect(codeOf(LAGOON, id)).toBe(code);
});

test.each(TRANSLUCENT)("half transparent #0D6986 as %s", (id, code) => {
  expect(codeOf({ ...LAGOON, alpha: 128 / 255 }, id)).toBe(code);
});

test("every form has a test", () => {
  expect(OPAQUE.map(([id]) => id)).toEqual(CODE_FORMS.map(({ id }) => id));
});

test("the variable has the given name", () => {
  expect(codeOf(LAGOON, "css-variable", "deep-lagoon")).toBe("--deep-lagoon: #0D6986;");
  expect(codeOf(LAGOON, "tailwind-theme", "deep-lagoon")).toContain("--color-deep-lagoon: ");
  expect(codeOf(LAGOON, "android-xml", "deep-lagoon")).toContain('name="deep_lagoon"');
});

test("a color outside of P3 is mapped into it for Apple's platforms", () => {
  const code = codeOf(parse("oklch(70% 0.4 150)") as Color, "swiftui-p3");
  expect(code).toMatch(/^Color\(\.displayP3, red: 0(\.\d+)?, green: [01](\.\d+)?, blue: 0(\.\d+)?\)$/);
});

test.each(CODE_FORMS)("$name can be pasted again", ({ print: printCode }) => {
  for (const rgb24 of [0x000000, 0xffffff, 0x0d6986, 0xff0000, 0x010203, 0xfefdfc, 0x808080]) {
    for (const alpha of [1, 128 / 255, 2 / 255]) {
      const color: Color = { ...fromRgb24(rgb24), alpha };
      const code = printCode(color);
      const back = parsePasted(code) ?? parsePastedList(code)[0];
      expect(back && print(back, "hex"), code).toBe(print(color, "hex"));
    }
  }
});

function codeOf(color: Color, id: string, name?: string): string | undefined {
  return CODE_FORMS.find((form) => form.id === id)?.print(color, name);
}
