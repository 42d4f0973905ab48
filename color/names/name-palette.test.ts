import fc from "fast-check";
import { expect, test } from "vitest";
import { nameUniquely } from "./name-palette.ts";

test("no two colors get the same name, and the closest pair is matched first", () => {
  const teal = { name: "Teal", deltaE: 0.5 };
  const named = nameUniquely([
    [
      { name: "Teal", deltaE: 1 },
      { name: "Petrol", deltaE: 2 },
    ],
    [teal, { name: "Lagoon", deltaE: 3 }],
  ]);
  expect(named.map((name) => name?.name)).toEqual(["Petrol", "Teal"]);
});

test("duplicate colors get different names, and null when names run out", () => {
  const names = [
    { name: "Red", deltaE: 0 },
    { name: "Fire", deltaE: 1 },
  ];
  expect(nameUniquely([names, names]).map((name) => name?.name)).toEqual(["Red", "Fire"]);
  expect(nameUniquely([[], names])).toEqual([null, names[0]]);
  expect(nameUniquely([])).toEqual([]);
});

test("every color gets a unique name if there are as many candidates as colors", () => {
  const count = 6;
  const candidates = fc.array(
    fc.uniqueArray(
      fc.record({ name: fc.constantFrom(..."abcdefghijkl"), deltaE: fc.double({ min: 0, max: 9, noNaN: true }) }),
      { selector: ({ name }) => name, minLength: count, maxLength: count },
    ),
    { minLength: count, maxLength: count },
  );
  fc.assert(
    fc.property(candidates, (given) => {
      const names = nameUniquely(given).map((name) => name?.name);
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(count);
    }),
  );
});
