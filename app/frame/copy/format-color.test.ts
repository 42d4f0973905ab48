import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { CODE_FORMS } from "#color/text/code.ts";
import { CODE_KINDS, type CopyFormat, DEFAULT_COPY_FORMAT, readCopyFormat } from "./copy-format.ts";
import { formatColor } from "./format-color.ts";

const CRIMSON = fromRgb24(0xdb073d);
const as = (change: Partial<CopyFormat>) => ({ ...DEFAULT_COPY_FORMAT, ...change });

test("every code form of the engine can be chosen", () => {
  expect(CODE_KINDS).toEqual(CODE_FORMS.map(({ id }) => id));
});

test("common formats are available synchronously, with the user's settings", () => {
  expect(formatColor(CRIMSON, DEFAULT_COPY_FORMAT)).toBe("#DB073D");
  expect(formatColor(CRIMSON, as({ hasHash: false, isUpperCase: false }))).toBe("db073d");
  expect(formatColor(CRIMSON, as({ kind: "rgb", isLegacySyntax: true }))).toBe("rgb(219, 7, 61)");
  expect(formatColor(CRIMSON, as({ kind: "hsl", precision: "short" }))).toBe("hsl(345 94% 44%)");
});

test("other formats are loaded first and are synchronous afterward", async () => {
  const scss = as({ kind: "scss" });
  expect(await formatColor(CRIMSON, scss, "Café au Lait")).toBe("$cafe-au-lait: #DB073D;");
  expect(formatColor(CRIMSON, scss)).toBe("$brand: #DB073D;");
  expect(formatColor(fromRgb24(0xff0000), as({ kind: "css-name" }))).toBe("red");
});

test("a stored format is validated, and its valid parts are kept", () => {
  expect(readCopyFormat(null)).toBeNull();
  expect(readCopyFormat("hex")).toBeNull();
  expect(readCopyFormat({ kind: "nonsense", hasHash: "yes", isUpperCase: false })).toEqual(as({ isUpperCase: false }));
  const format = as({ kind: "swiftui", precision: "short", isLegacySyntax: true });
  expect(readCopyFormat(JSON.parse(JSON.stringify(format)))).toEqual(format);
});
