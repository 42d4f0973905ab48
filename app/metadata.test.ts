import { expect, test } from "vitest";
import { cutDescription, describePage } from "./metadata.ts";

test("a description of at most 180 characters stays as it is", () => {
  const text = "x".repeat(180);
  expect(cutDescription(text)).toBe(text);
});

test("a longer description is cut at 180 characters and then back to the last full sentence", () => {
  const text = `First sentence. Second one, with 0.5 in it. ${"and more words ".repeat(20)}`;
  expect(cutDescription(text)).toBe("First sentence. Second one, with 0.5 in it.");
});

test("a dot inside a number at the 180th character does not end a sentence", () => {
  expect(cutDescription(`First one. ${"x".repeat(167)}0.5 and more`)).toBe("First one.");
  expect(cutDescription(`${"x".repeat(179)}. And more`)).toBe(`${"x".repeat(179)}.`);
});

test("a longer description without a full sentence ends at a word", () => {
  expect(cutDescription("word ".repeat(60))).toMatch(/^(word ){35}word…$/);
});

test("a page with a path has an absolute canonical URL", () => {
  const meta = describePage({ title: "A", description: "B.", path: "/a?b=c", origin: "https://h.example" });
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://h.example/a?b=c" });
  expect(meta).toContainEqual({ title: "A | Huesmith" });
});

test("a page without a path is kept out of search engines", () => {
  const meta = describePage({ title: "A", description: "B.", origin: "https://h.example" });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
});
