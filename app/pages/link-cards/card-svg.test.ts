import { expect, test } from "vitest";
import { cardSvg } from "./card-svg.ts";

const color = (name: string) => ({ kind: "color", label: "Color Picker", color: { name, hex: "#0D6986" } }) as const;

test("markup in a name is escaped", () => {
  expect(cardSvg(color("<b>&"))).toContain(">&lt;b&gt;&amp;</text>");
});

test("a long name is set smaller, and a very long one ends with an ellipsis", () => {
  expect(cardSvg(color("x".repeat(30)))).toContain(
    `font-size="64" fill="#FFFFFF" text-anchor="start" letter-spacing="-0.02em">${"x".repeat(30)}<`,
  );
  expect(cardSvg(color("x".repeat(300)))).toMatch(/font-size="16".*>x{120}…</);
});

test("text on a color is black or white, whichever reads better", () => {
  expect(cardSvg(color("Copacabana"))).toContain("6.20 with white text");
});

test("stripes too narrow for names show codes, and even narrower ones nothing", () => {
  const stripes = (count: number) =>
    cardSvg({
      kind: "colors",
      label: "",
      rows: [Array.from({ length: count }, () => ({ name: "Teal", hex: "#008080" }))],
    });
  expect(stripes(5).match(/Teal/g)).toHaveLength(5);
  expect([stripes(10).match(/Teal/g), stripes(10).match(/>#008080</g)?.length]).toEqual([null, 10]);
  expect(stripes(12)).not.toMatch(/>#0080/);
});
