import { expect, test } from "vitest";
import { describeVision, readVision } from "./vision-store.ts";

test("the description includes the severity", () => {
  expect(describeVision({ mode: "deutan", severity: 1 })).toBe("Seen with deuteranopia, 100%");
  expect(describeVision({ mode: "protan", severity: 0.6 })).toBe("Seen with protanomaly, 60%");
  expect(describeVision({ mode: "none", severity: 1 })).toBe("");
});

test("invalid stored values are rejected", () => {
  expect(readVision({ mode: "tritan", severity: 0.5 })).toEqual({ mode: "tritan", severity: 0.5 });
  for (const bad of [
    null,
    3,
    {},
    { mode: "x", severity: 1 },
    { mode: "tritan", severity: 2 },
    { mode: "tritan", severity: Number.NaN },
  ])
    expect(readVision(bad)).toBeNull();
});
