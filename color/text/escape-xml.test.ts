import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test("signs become entities, and what XML does not allow goes", () => {
  expect(escapeXml('a < b & "c" > d')).toBe("a &lt; b &amp; &quot;c&quot; &gt; d");
  expect(escapeXml("\0a\u001b\ufffe\uffff\ud83d b\tc\n")).toBe("a b\tc\n");
  expect(escapeXml("é 🎨 色")).toBe("é 🎨 色");
});
