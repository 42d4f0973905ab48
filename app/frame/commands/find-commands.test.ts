import { expect, test } from "vitest";
import { type Command, findCommands } from "./find-commands.ts";

const COMMANDS: Command[] = [
  { label: "Color Wheel", group: "Tools", words: "harmony", to: "/color-wheel" },
  { label: "Contrast Checker", group: "Tools", words: "wcag apca", to: "/contrast-checker" },
  { label: "Compare Colors", group: "Tools", to: "/compare-colors" },
  { label: "Contact", group: "Pages", to: "/contact" },
];
const labels = (query: string) => findCommands(query, COMMANDS).map(({ label }) => label);

test("a label that begins with the text comes before one that has it as a later word", () => {
  expect(labels("color")).toEqual(["Color Wheel", "Compare Colors"]);
  expect(labels("con")).toEqual(["Contrast Checker", "Contact"]);
});

test("other words find a command, too, and all words must be there", () => {
  expect(labels("wcag")).toEqual(["Contrast Checker"]);
  expect(labels("check wcag")).toEqual(["Contrast Checker"]);
  expect(labels("wheel wcag")).toEqual([]);
});

test("no text gives all tools and five of each other group, a text at most eight", () => {
  const tools = Array.from({ length: 12 }, (_, at): Command => ({ label: `Tool ${at}`, group: "Tools", to: "/" }));
  const pages = tools.map((tool): Command => ({ ...tool, group: "Pages" }));
  expect(findCommands(" ", [...tools, ...pages])).toHaveLength(12 + 5);
  expect(findCommands("tool", tools)).toHaveLength(8);
});
