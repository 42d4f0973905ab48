import { expect, test } from "vitest";
import { deltaE2000Lab } from "../kernel/delta-e.ts";
import { rgb24ToLabInto } from "../kernel/lab.ts";
import { createRandom } from "../random.ts";
import { chromaScale, LIGHTNESS_WEIGHT, PLANE_WEIGHT, REACH_LIGHTNESS, REACH_PLANE, reachInto } from "./reach-2000.ts";

test("no pair of colors is closer than its bound, for any radius", () => {
  const reach = new Float64Array(4);
  const lab = new Float64Array(3);
  const random = createRandom(7);
  let broken = 0;
  for (let i = 0; i < 200_000; i++) {
    rgb24ToLabInto(Math.floor(random() * 2 ** 24), lab);
    const [l1 = 0, a1 = 0, b1 = 0] = lab;
    // Mostly neighbors, up to 40 apart; every fourth one is random.
    const spread = i % 4 === 0 ? 0 : random() * 40;
    if (spread === 0) rgb24ToLabInto(Math.floor(random() * 2 ** 24), lab);
    const l2 = spread === 0 ? (lab[0] as number) : Math.min(100, Math.max(0, l1 + (random() - 0.5) * spread));
    const a2 = spread === 0 ? (lab[1] as number) : a1 + (random() - 0.5) * spread;
    const b2 = spread === 0 ? (lab[2] as number) : b1 + (random() - 0.5) * spread;
    const deltaE = deltaE2000Lab(l1, a1, b1, l2, a2, b2);
    reachInto(l1, a1, b1, deltaE, 160, reach);
    const plane = Math.hypot(a2 - a1, b2 - b1);
    const scale = chromaScale((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
    const bound =
      (reach[LIGHTNESS_WEIGHT] as number) * (l2 - l1) ** 2 + (reach[PLANE_WEIGHT] as number) * (plane / scale) ** 2;
    const isInside = Math.abs(l2 - l1) <= (reach[REACH_LIGHTNESS] as number) && plane <= (reach[REACH_PLANE] as number);
    if (!isInside || bound > deltaE * deltaE * (1 + 1e-9)) broken++;
  }
  expect(broken).toBe(0);
});

test("the reach of a typical color is a small part of Lab", () => {
  const reach = new Float64Array(4);
  reachInto(60, 20, 30, 1.3, 140, reach);
  expect(reach[REACH_LIGHTNESS]).toBeLessThan(2);
  expect(reach[REACH_PLANE]).toBeLessThan(5);
});
