import { expect, test } from "vitest";
import { matchesFilter } from "./codes.tsx";

const salmon = { name: "darksalmon", hex: "#E9967A", family: "Orange" };

test("a color is found by part of its name or hex code, or by its family", () => {
  for (const filter of ["sal", "SALMON", "e996", "#e9", "orange", " dark  sal ", "967a orange", ""]) {
    expect(matchesFilter(salmon, filter), filter).toBe(true);
  }
  for (const filter of ["lightsal", "oran", "#967", "salmon blue"]) {
    expect(matchesFilter(salmon, filter), filter).toBe(false);
  }
});
