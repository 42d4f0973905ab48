import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";
import { STOPS } from "./state.ts";

test("more colors than the tool takes are reduced, and a note says by how much the farthest is off", () => {
  const stops = Array.from({ length: 20 }, (_, index) => `hsl(${index * 18} 80% 50%)`);
  const read = readPasted(`linear-gradient(90deg, ${stops.join(", ")})`);
  if (read.problem !== undefined) throw new Error(read.problem);
  expect(read.gradient.stops.length).toBeLessThanOrEqual(STOPS.max);
  expect(read.notes.at(-1)).toMatch(/^20 colors were reduced to 12; the farthest is off by ΔE \d+\.\d\.$/);
});
