import { expect, test } from "vitest";
import { visionsOf } from "./visions.ts";

test("grays look the same to everybody", () => {
  for (const vision of visionsOf(0x777777)) {
    expect(vision.hex).toBe("#777777");
    expect(vision.deltaE).toBe("0.0");
  }
});

test("red loses its redness without red or green cones, and all of its hue without any", () => {
  const [protan, deutan, , achroma] = visionsOf(0xff0000);
  for (const vision of [protan, deutan]) {
    expect(vision?.looks).not.toContain("red");
    expect(Number(vision?.deltaE)).toBeGreaterThan(11);
  }
  expect(achroma?.looks).toContain("gray");
});
