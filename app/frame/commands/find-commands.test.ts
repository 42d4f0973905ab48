import { expect, test } from "vitest";
import { type Command, findCommands, findLoosely } from "./find-commands.ts";

const COMMANDS: Command[] = [
  { label: "Color Wheel", group: "Tools", words: "harmony", to: "/color-wheel" },
  { label: "Contrast Checker", group: "Tools", words: "wcag apca", to: "/contrast-checker" },
  { label: "Compare Colors", group: "Tools", to: "/compare-colors" },
  { label: "Contact", group: "Pages", to: "/contact" },
];
const labels = (query: string) => findCommands(query, COMMANDS).map(({ label }) => label);

test("labels that begin with the text come before labels with the text in a later word", () => {
  expect(labels("color")).toEqual(["Color Wheel", "Compare Colors"]);
  expect(labels("con")).toEqual(["Contrast Checker", "Contact"]);
});

test("a label that is the text comes before labels that begin with it", () => {
  const saved = ["Pal 13", "Pal 129", "Pal 12"].map((label): Command => ({ label, group: "Saved", to: "/" }));
  expect(findCommands("pal 12 ", saved).map(({ label }) => label)).toEqual(["Pal 12", "Pal 129"]);
});

test("keywords also find a command, and all words must match", () => {
  expect(labels("wcag")).toEqual(["Contrast Checker"]);
  expect(labels("check wcag")).toEqual(["Contrast Checker"]);
  expect(labels("wheel wcag")).toEqual([]);
});

test("no text lists all tools and five of each other group; a text lists at most eight commands", () => {
  const tools = Array.from({ length: 12 }, (_, at): Command => ({ label: `Tool ${at}`, group: "Tools", to: "/" }));
  const pages = tools.map((tool): Command => ({ ...tool, group: "Pages" }));
  expect(findCommands(" ", [...tools, ...pages])).toHaveLength(12 + 5);
  expect(findCommands("tool", tools)).toHaveLength(8);
});

test("a question finds the commands with the most of its words, and a question without any finds nothing", () => {
  const loosely = (query: string) => findLoosely(query, COMMANDS).map(({ label }) => label);
  expect(loosely("what is the harmony of my color?")).toEqual(["Color Wheel"]);
  expect(loosely("does my contrast pass wcag")).toEqual(["Contrast Checker"]);
  expect(loosely("is it for me")).toEqual([]);
  expect(loosely("zzzz")).toEqual([]);
  expect(loosely("zzzz w c")).toEqual([]);
});
