import { expect, test } from "vitest";
import { filterWords } from "./filter-words.ts";

test("every part of the names has a heading", () => {
  const rest = { sort: "hue", page: 1 } as const;
  expect(filterWords(rest)).toBe("All names");
  expect(filterWords({ ...rest, family: "blue" })).toBe("Blue names");
  expect(filterWords({ ...rest, letter: "L" })).toBe("Names that begin with L");
  expect(filterWords({ ...rest, letter: "0-9", family: "gray" })).toBe("Gray names that begin with a digit");
  expect(filterWords({ ...rest, hue: 330 })).toBe("Names from 330° to 360°");
});
