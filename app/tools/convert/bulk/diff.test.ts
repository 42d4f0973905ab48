import { expect, test } from "vitest";
import type { Replacement } from "./convert-text.ts";
import { describeCounts, diffOf } from "./diff.ts";
import { guessFileName, readTextFile } from "./text-file.ts";

function replace(text: string, ...words: string[]): Replacement[] {
  let from = 0;
  return words.map((word) => {
    const start = text.indexOf(word, from);
    from = start + word.length;
    return { start, end: from, text: `new-${word}`, hex: "#000000" };
  });
}

test("only the changed lines are listed, with their numbers and both versions", () => {
  const text = "one red\ntwo\nthree blue and green\n";
  const { changes, changedLines, changeCount } = diffOf(text, replace(text, "red", "blue", "green"), 10);
  expect([changeCount, changedLines]).toEqual([2, 2]);
  expect(changes.map(({ firstLine }) => firstLine)).toEqual([1, 3]);
  expect(changes[1]?.before.map((part) => part.text).join("")).toBe("three blue and green");
  expect(changes[1]?.after.map((part) => part.text).join("")).toBe("three new-blue and new-green");
  expect(changes[1]?.after.filter((part) => part.hex)).toHaveLength(2);
});

test("a multi-line color is one change of several lines", () => {
  const text = "a\nrgb(\n1,2,3)\nred\n";
  const { changes, changedLines } = diffOf(text, replace(text, "rgb(\n1,2,3)", "red"), 10);
  expect(changes.map(({ firstLine }) => firstLine)).toEqual([2, 4]);
  expect(changedLines).toBe(3);
});

test("changes in the first and last lines are found without a trailing line break", () => {
  const text = "red\n\n\nblue";
  const { changes } = diffOf(text, replace(text, "red", "blue"), 10);
  expect(changes.map(({ firstLine }) => firstLine)).toEqual([1, 4]);
});

test("a Windows line break is not shown", () => {
  const text = "x red y\r\nz\r\n";
  const [change] = diffOf(text, replace(text, "red"), 10).changes;
  expect(change?.before.map((part) => part.text).join("")).toBe("x red y");
});

test("a long line is trimmed to the text near its colors", () => {
  const text = `${"a".repeat(5000)}red${"b".repeat(5000)}${"blue,".repeat(30)}${"c".repeat(5000)}`;
  const words = ["red", ...Array.from({ length: 30 }, () => "blue")];
  const { changes, changedLines } = diffOf(text, replace(text, ...words), 10);
  const shown = changes[0]?.before.map((part) => part.text).join("") ?? "";
  expect(changedLines).toBe(1);
  expect(shown.length).toBeLessThan(500);
  expect(changes[0]?.hiddenColors).toBe(7);
});

test("changes past the limit are counted but not listed", () => {
  const text = "red\n".repeat(50);
  const { changes, changeCount, changedLines } = diffOf(text, replace(text, ...Array(50).fill("red")), 20);
  expect([changes.length, changeCount, changedLines]).toEqual([20, 50, 50]);
});

test("counts are described in full sentences", () => {
  const result = { text: "", found: 16, mapped: 0, replacements: Array(14).fill({}) };
  expect(describeCounts(result, 9)).toBe("14 colors converted in 9 lines. 2 stay as written.");
  expect(describeCounts({ ...result, found: 14, mapped: 1 }, 1)).toBe(
    "14 colors converted in 1 line. 1 outside sRGB, mapped per CSS Color 4.",
  );
  expect(describeCounts({ ...result, found: 0, replacements: [] }, 0)).toBe("No color found in this text.");
  expect(describeCounts({ ...result, found: 1, replacements: [] }, 0)).toBe("1 color found, nothing to change.");
});

test("a file is read unchanged, with its byte order mark and line breaks", async () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a]);
  expect(await readTextFile(new File([bytes], "a.css"))).toEqual({ name: "a.css", text: "\uFEFFa\r\n" });
});

test("binary and oversized files are rejected with a message", async () => {
  expect(await readTextFile(new File([new Uint8Array([0xff, 0xfe, 0xfa])], "a.png"))).toBe("a.png is not UTF-8 text.");
  expect(await readTextFile(new File([new Uint8Array([0x61, 0])], "a.bin"))).toBe("a.bin is not a text file.");
  expect(await readTextFile(new File([new Uint8Array(5_000_001)], "a.css"))).toBe("a.css is larger than 5 MB.");
});

test("unnamed text gets a file name based on its content", () => {
  expect(guessFileName(' {"a": "#fff"}')).toBe("colors.json");
  expect(guessFileName("$brand: #fff;")).toBe("colors.scss");
  expect(guessFileName("a { color: #fff }")).toBe("colors.css");
  expect(guessFileName("#fff\n#000")).toBe("colors.txt");
});
