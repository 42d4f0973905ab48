import fc from "fast-check";
import { expect, test } from "vitest";
import { keepLineBreaks } from "./line-breaks.ts";

const MIXED = "\uFEFFa\r\nb\nc\rd\r\r\n\n";

/** The text as a textarea holds it. */
function inTextarea(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

test("unedited text is returned byte for byte: mixed line breaks, a lone \\r, a byte order mark", () => {
  expect(keepLineBreaks(MIXED, inTextarea(MIXED))).toBe(MIXED);
});

test("an edit leaves all other line breaks unchanged", () => {
  expect(keepLineBreaks(MIXED, inTextarea(MIXED).replace("c", "see"))).toBe(MIXED.replace("c", "see"));
  expect(keepLineBreaks("a\r\nb\r\n", "a\nb")).toBe("a\r\nb");
  expect(keepLineBreaks("a\r\nb\nc\r\n", "ab\nc\n")).toBe("ab\nc\r\n");
});

test("a new line break matches the others if they are uniform, and is plain otherwise", () => {
  expect(keepLineBreaks("a\r\nb\r\n", "a\nnew\nb\n")).toBe("a\r\nnew\r\nb\r\n");
  expect(keepLineBreaks("a\rb", "a\nb\nnew")).toBe("a\rb\rnew");
  expect(keepLineBreaks("a\r\nb\nc", "a\nb\nc\nnew")).toBe("a\r\nb\nc\nnew");
});

test("text typed after clearing the field has plain line breaks", () => {
  const cleared = keepLineBreaks("a\r\nb\r\n", "");
  expect(cleared).toBe("");
  expect(keepLineBreaks(cleared, "x\ny\n")).toBe("x\ny\n");
  expect(keepLineBreaks("a\r\nb", "x\ny")).toBe("x\ny");
});

test("lone carriage returns before a line feed keep the number of lines", () => {
  expect(inTextarea(keepLineBreaks("\r\ra\n", "\n\n\n"))).toBe("\n\n\n");
});

test("any edit of any text matches the textarea and keeps unedited text byte for byte", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "\r", "\n", "\r\n"), { maxLength: 30 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (before, edited) => {
      expect(inTextarea(keepLineBreaks(before, inTextarea(edited)))).toBe(inTextarea(edited));
      expect(keepLineBreaks(before, inTextarea(before))).toBe(before);
      expect(keepLineBreaks(before, `${inTextarea(before)}x`)).toBe(`${before}x`);
    }),
    { numRuns: 2_000, seed: 1582840019 },
  );
});
