import { expect, test } from "vitest";
import { visionsOf } from "./visions.ts";

test("grays look the same with every type of vision", () => {
  for (const vision of visionsOf(0x777777)) {
    expect(vision.hex).toBe("#777777");
    expect(vision.deltaE).toBe("0.0");
  }
});

test("red does not look red without red or green cones, and looks gray without any", () => {
  const [protan, deutan, , achroma] = visionsOf(0xff0000);
  for (const vision of [protan, deutan]) {
    expect(vision?.looks).not.toContain("red");
    expect(Number(vision?.deltaE)).toBeGreaterThan(11);
  }
  expect(achroma?.looks).toContain("gray");
});
