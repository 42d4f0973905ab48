import { expect, test } from "vitest";
import { readFile } from "./read-file.ts";

function unreadable(json: unknown): string[] {
  const text = JSON.stringify(json);
  return readFile("a.json", text).unreadable.map(({ start, end }) => text.slice(start, end));
}

test("the type of a token says whether it is a color, also for those in a group", () => {
  for (const json of [
    { a: { $type: "dimension", $value: "#12345" } },
    { a: { value: "#abcde", type: "other" } },
    { $type: "string", a: { b: { $value: "#abcde" } } },
    { a: { b: { $value: "#abcde" } }, $type: "string" },
    { issue: { value: "#12345" }, link: { value: "#section" } },
    { $type: "color", a: { $value: ["#12345"], $extensions: { value: { x: "#12345" } } } },
  ])
    expect(unreadable(json), JSON.stringify(json)).toEqual([]);
  const typed = { $type: "color", group: { a: { $value: "#12345" }, size: { $type: "dimension", $value: "#12345" } } };
  expect(unreadable(typed)).toEqual(["#12345"]);
  expect(unreadable({ a: { value: "#12345", type: "color" } })).toEqual(["#12345"]);
  expect(unreadable({ type: { $value: "#12345", $type: "color" } })).toEqual(["#12345"]);
  expect(unreadable({ "a\\": { value: "#abcde" }, '"{': { value: "rgb(1, 2)" } })).toEqual(["#abcde", "rgb(1, 2)"]);
});
