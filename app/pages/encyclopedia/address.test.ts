import { expect, test } from "vitest";
import { browsePath, filterWords, readAddress, searchPath } from "./address.ts";

function read(query: string) {
  return readAddress(new URLSearchParams(query));
}

test("an empty query string means the first page of all names by hue", () => {
  expect(read("")).toEqual({ text: "", filter: { sort: "hue", page: 1 }, notices: [] });
});

test("every parameter is read, ignoring case", () => {
  const { filter, notices } = read("family=Blue&letter=l&hue=240&sort=NAME&page=3");
  expect(filter).toEqual({ family: "blue", letter: "L", hue: 240, sort: "name", page: 3 });
  expect(notices).toEqual([]);
});

test("names that begin with a digit have their own letter value", () => {
  expect(read("letter=0-9").filter.letter).toBe("0-9");
});

test("invalid parameters are ignored, with a notice for each", () => {
  for (const query of ["family=blu", "letter=ab", "letter=é", "hue=15", "hue=360", "hue=-30", "hue=1e2", "sort=size"]) {
    const { filter, notices } = read(query);
    expect(filter).toEqual({ sort: "hue", page: 1 });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain(`“${query.split("=")[1]}”`);
  }
  for (const page of ["0", "-1", "two", "1.5", "1e3", "99999999"]) {
    expect(read(`page=${page}`).filter.page).toBe(1);
    expect(read(`page=${page}`).notices).toHaveLength(1);
  }
  expect(read("family=blu&letter=ab&hue=15&sort=size&page=0").notices).toHaveLength(5);
});

test("blank parameters are ignored", () => {
  expect(read("q=++&family=&letter=+&hue=&sort=&page=")).toEqual({
    text: "",
    filter: { sort: "hue", page: 1 },
    notices: [],
  });
});

test("long texts are cut", () => {
  expect(read(`q=${"a".repeat(5000)}`).text).toHaveLength(200);
  expect(read(`family=${"a".repeat(5000)}`).notices[0]?.length).toBeLessThan(100);
});

test("paths leave out default values and have a fixed order of parameters", () => {
  expect(browsePath({ sort: "hue", page: 1 })).toBe("/color");
  expect(browsePath({ family: "blue", letter: "L", hue: 240, sort: "name", page: 3 })).toBe(
    "/color?family=blue&hue=240&letter=L&sort=name&page=3",
  );
  expect(searchPath("sea foam", 1)).toBe("/color?q=sea+foam");
  expect(searchPath("#0D6986 & more", 2)).toBe("/color?q=%230D6986+%26+more&page=2");
});

test("a written path is read back as the same filter", () => {
  const filter = { family: "gray", letter: "0-9", hue: undefined, sort: "lightness", page: 2 } as const;
  expect(read(browsePath(filter).split("?")[1] ?? "").filter).toEqual(filter);
});

test("every filter has a heading", () => {
  const rest = { sort: "hue", page: 1 } as const;
  expect(filterWords(rest)).toBe("All names");
  expect(filterWords({ ...rest, family: "blue" })).toBe("Blue names");
  expect(filterWords({ ...rest, letter: "L" })).toBe("Names that begin with L");
  expect(filterWords({ ...rest, letter: "0-9", family: "gray" })).toBe("Gray names that begin with a digit");
  expect(filterWords({ ...rest, hue: 330 })).toBe("Names from 330° to 360°");
});
