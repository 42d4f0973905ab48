import { expect, test } from "vitest";
import { savedBand, savedGradients } from "./saved-gradient.ts";

test("a saved gradient keeps its shape, space and positions", () => {
  expect(savedGradients("/gradient-generator?c=ff0000-0000ff&p=10-90&t=radial&m=oklab")).toEqual([
    { name: "", css: "radial-gradient(circle in oklab, #FF0000 10%, #0000FF 90%)" },
  ]);
});

test("one saved before the gradient tool opened in OKLab stays in OKLCH", () => {
  expect(savedGradients("/gradient-generator")).toEqual([
    { name: "", css: "linear-gradient(90deg in oklch, #292F56, #ACFA70)" },
  ]);
});

test("other saved palettes have no gradient", () => {
  expect(savedGradients("/color-palette-generator?c=ff0000-0000ff")).toEqual([]);
});

test("a band has the opacity, midpoints and easing of a saved gradient, but not its shape", () => {
  expect(savedBand("/gradient-generator?c=ff0000-00ff00_0-0000ff&v=multiple&t=conic&ver=2")).toBe(
    "linear-gradient(90deg in oklab, #FF0000, rgb(0 255 0 / 0), #0000FF)",
  );
  expect(savedBand("/gradient-generator?c=000000-ffffff&h=0&ver=2")).toBe(
    "linear-gradient(90deg in oklab, #000000, 0%, #FFFFFF)",
  );
  expect(savedBand("/gradient-generator?c=000000-ffffff&e=ease-in&ver=2")?.split("#").length).toBeGreaterThan(3);
  expect(savedBand("/color-palette-generator?c=ff0000-0000ff")).toBeNull();
});
