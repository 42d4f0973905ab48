import { expect, test } from "vitest";
import { bandsOf } from "./bands.ts";

test("each color gets an equal share, with hard edges", () => {
  expect(bandsOf(["red", "#00f", "teal"])).toBe("linear-gradient(90deg,red 0 33.33%,#00f 0 66.67%,teal 0 100%)");
  expect(bandsOf(["red"], "180deg")).toBe("linear-gradient(180deg,red 0 100%)");
});
