import { differenceCie94, differenceCmc, differenceHyab } from "culori";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { convert, fromRgb24 } from "../convert.ts";
import { createRandom } from "../random.ts";
import { deltaE94, deltaECmc, deltaEHyAb } from "./other-differences.ts";

test("CIE94, CMC 2:1 and HyAB match culori on random pairs", () => {
  const random = createRandom("other differences");
  const [theirs94, theirsCmc, theirsHyAb] = [differenceCie94(), differenceCmc(2, 1), differenceHyab()];
  for (let i = 0; i < 500; i++) {
    const [a, b] = [random(), random()].map((part) => fromRgb24(Math.floor(part * 0x1000000))) as [Color, Color];
    const [p, q] = [theirLab(a), theirLab(b)];
    expect(deltaE94(a, b)).toBeCloseTo(theirs94(p, q), 6);
    expect(deltaECmc(a, b)).toBeCloseTo(theirsCmc(p, q), 6);
    expect(deltaEHyAb(a, b)).toBeCloseTo(theirsHyAb(p, q), 6);
  }
});

test("equal colors differ by 0, including grays", () => {
  for (const color of [0, 0x808080, 0xffffff, 0x0d6986].map(fromRgb24)) {
    for (const difference of [deltaE94, deltaECmc, deltaEHyAb]) expect(difference(color, color)).toBe(0);
  }
});

/** Our Lab labeled as culori's, so that white points don't matter. */
function theirLab(color: Color) {
  const { l, a, b } = convert(color, "lab");
  return { mode: "lab65" as const, l, a, b };
}
