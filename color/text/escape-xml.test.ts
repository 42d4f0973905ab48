import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test("special characters are escaped, and characters invalid in XML are removed", () => {
  expect(escapeXml('a < b & "c" > d')).toBe("a &lt; b &amp; &quot;c&quot; &gt; d");
  expect(escapeXml("\0a\u001b\ufffe\uffff\ud83d b\tc\n")).toBe("a b\tc\n");
  expect(escapeXml("é 🎨 色")).toBe("é 🎨 色");
});
