import { compile } from "tailwindcss";
import { expect, test } from "vitest";
import { fromRgb24 } from "../../convert.ts";
import { NAMED_EASINGS } from "../ease.ts";
import type { ShapedGradient } from "../gradient-shape.ts";
import { writeTailwind } from "./tailwind.ts";

const BAKING = { easing: NAMED_EASINGS.linear, isFitted: false, maxDelta: 1 };
const GRADIENT: ShapedGradient = {
  shape: { kind: "linear", direction: 45 },
  space: "oklch",
  hue: "shorter",
  stops: [
    { color: fromRgb24(0x292f56), position: 0 },
    { color: fromRgb24(0xacfa70), position: 1 },
  ],
};

function classesOf(change: Partial<ShapedGradient>, easing: keyof typeof NAMED_EASINGS = "linear") {
  return writeTailwind({ ...GRADIENT, ...change }, { ...BAKING, easing: NAMED_EASINGS[easing] });
}

/** What Tailwind's own compiler generates for the classes. */
async function cssOf(classes: string): Promise<string> {
  const { build } = await compile("@tailwind utilities;");
  return build(classes.split(" "));
}

test("two colors in a named space become three utilities", () => {
  expect(classesOf({})).toEqual({
    classes: "bg-linear-45/oklch from-[#292f56] to-[#acfa70]",
    hasUtilities: true,
  });
});

test("other spaces, arcs, corners, positions and shapes use brackets", () => {
  expect(classesOf({ space: "lch", hue: "longer" }).classes).toContain("bg-linear-45/[in_lch_longer_hue] ");
  expect(classesOf({ shape: { kind: "linear", direction: "top right" } }).classes).toContain("bg-linear-to-tr/oklch ");
  expect(classesOf({ shape: { kind: "linear", direction: 12.5 } }).classes).toContain("bg-linear-[12.5deg_in_oklch] ");
  expect(classesOf({ shape: { kind: "conic", angle: 30, x: 50, y: 50 } }).classes).toContain("bg-conic-30/oklch ");
  const radial = { kind: "radial", form: "circle", extent: "closest-side", x: 20, y: 30 } as const;
  expect(classesOf({ shape: radial }).classes).toContain("bg-radial-[circle_closest-side_at_20%_30%_in_oklch] ");
  const stops = GRADIENT.stops.map((stop, index) => ({ ...stop, position: [0.1, 0.9][index] as number }));
  expect(classesOf({ stops }).classes).toContain("from-[#292f56] from-10% to-[#acfa70] to-90%");
});

test("a gray in a polar space gets the hue of its neighbor", () => {
  const stops = [{ color: fromRgb24(0xffffff), position: 0 }, ...GRADIENT.stops.slice(1)];
  expect(classesOf({ stops }).classes).toBe("bg-linear-45/oklch from-[oklch(100%_0.0008_133.45)] to-[#acfa70]");
  expect(classesOf({ stops, space: "oklab" }).classes).toContain("from-[#ffffff]");
});

test("a gradient that utilities cannot express is one value in brackets", () => {
  const [first, last] = GRADIENT.stops as [ShapedGradient["stops"][number], ShapedGradient["stops"][number]];
  const uneven = { stops: [first, { ...last, position: 0.905 }] };
  expect(classesOf(uneven)).toEqual({
    classes: "bg-[linear-gradient(45deg_in_oklch,#292F56_0%,#ACFA70_90.5%)]",
    hasUtilities: false,
  });
  expect(classesOf({ stops: [{ ...first, middle: 0.25 }, last] }).hasUtilities).toBe(false);
  expect(classesOf({}, "ease-in").hasUtilities).toBe(false);
  expect(classesOf({ stops: [first, last, first, last] }).hasUtilities).toBe(false);
});

test("Tailwind's own compiler accepts every class and generates the intended gradient", async () => {
  const shapes: ShapedGradient["shape"][] = [
    { kind: "linear", direction: 45 },
    { kind: "linear", direction: 12.5 },
    { kind: "linear", direction: "bottom left" },
    { kind: "radial", form: "ellipse", extent: "farthest-corner", x: 20, y: 30 },
    { kind: "conic", angle: 30, x: 50, y: 50 },
    { kind: "conic", angle: 30, x: 10, y: 50 },
  ];
  for (const shape of shapes) {
    for (const space of ["srgb", "oklch", "lab", "xyz-d65"] as const) {
      const { classes } = classesOf({ shape, space });
      const css = await cssOf(classes);
      expect(css).toContain("--tw-gradient-from: #292f56");
      expect(css).toContain("--tw-gradient-to: #acfa70");
      expect(css).toMatch(new RegExp(`--tw-gradient-position: [^;]*in ${space};`));
      expect(css).toContain(`${shape.kind}-gradient(`);
    }
  }
  expect(await cssOf("bg-[linear-gradient(45deg_in_oklch,#292F56_0%,#ACFA70_90.5%)]")).toContain(
    "background-image: linear-gradient(45deg in oklch,#292F56 0%,#ACFA70 90.5%)",
  );
});
