import { expect, test } from "vitest";
import { blendOf } from "./blend-of.ts";

test("a saved gradient is drawn in its color space with its stop positions", () => {
  expect(blendOf("/gradient-generator?c=292f56-acfa70", ["#292F56", "#ACFA70"])).toBe(
    "linear-gradient(90deg in oklch, #292F56, #ACFA70)",
  );
  expect(blendOf("/gradient-generator?c=292f56-acfa70&ver=2", ["#292F56", "#ACFA70"])).toBe(
    "linear-gradient(90deg in oklab, #292F56, #ACFA70)",
  );
  expect(blendOf("/gradient-generator?c=a-b-c&p=n10-30-100&m=oklab", ["#FF0000", "#00FF00", "#0000FF"])).toBe(
    "linear-gradient(90deg in oklab, #FF0000 -10%, #00FF00 30%, #0000FF 100%)",
  );
});

test("a saved gradient goes around the hues as it was made", () => {
  const drawn = (query: string) => blendOf(`/gradient-generator?c=ff0000-00ff00&${query}`, ["#FF0000", "#00FF00"]);
  expect(drawn("m=oklch&d=longer")).toBe("linear-gradient(90deg in oklch longer hue, #FF0000, #00FF00)");
  expect(drawn("m=oklch&d=wrong")).toBe("linear-gradient(90deg in oklch, #FF0000, #00FF00)");
  expect(drawn("m=oklab&d=longer")).toBe("linear-gradient(90deg in oklab, #FF0000, #00FF00)");
});

test("invalid parameters fall back to defaults, and other palettes have no blend", () => {
  expect(blendOf("/gradient-generator?m=url(x)&p=1", ["#FF0000", "#00FF00"])).toBe(
    "linear-gradient(90deg in oklch, #FF0000, #00FF00)",
  );
  expect(blendOf("/color-palette-generator?c=ff0000-00ff00", ["#FF0000", "#00FF00"])).toBeNull();
  expect(blendOf("/gradient-generator", ["#FF0000"])).toBeNull();
});
