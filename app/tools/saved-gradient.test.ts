import { expect, test } from "vitest";
import { savedGradients } from "./saved-gradient.ts";

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
