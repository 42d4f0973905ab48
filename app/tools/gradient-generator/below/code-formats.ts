import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { mapToGamut } from "#color/gamut.ts";
import { bake, bakedDelta } from "#color/gradient/bake.ts";
import type { PlainGradient } from "#color/gradient/plain-stops.ts";
import type { GradientCode } from "#color/gradient/print-css.ts";
import { DRAWABLE_COLORS, writeCompose, writeDrawable } from "#color/gradient/write/android.ts";
import { writeCanvas } from "#color/gradient/write/canvas.ts";
import { writeGgr } from "#color/gradient/write/ggr.ts";
import { writeSvg } from "#color/gradient/write/svg.ts";
import { writeSwiftUi } from "#color/gradient/write/swiftui.ts";
import { writeTailwind } from "#color/gradient/write/tailwind.ts";
import { bakingOf } from "../state.ts";
import { cssOf, type Drawn } from "../use-bench.ts";

export type CodeId = "css" | "tailwind" | "svg" | "swiftui" | "compose" | "drawable" | "canvas" | "gimp";

export type Code = {
  readonly title: string;
  readonly language: string;
  /** Null where the format does not have such a gradient. */
  readonly text: string | null;
  /** What a person has to know of it. */
  readonly note: string;
  /** Of the file that it can be saved as. */
  readonly file?: { readonly name: string; readonly type: string };
};

export const CODE_NAMES: Record<CodeId, string> = {
  css: "CSS",
  tailwind: "Tailwind",
  svg: "SVG",
  swiftui: "SwiftUI",
  compose: "Compose",
  drawable: "Android XML",
  canvas: "Canvas",
  gimp: "GIMP",
};

/** For formats that need a size. */
const CODE_BOX = { width: 1440, height: 900 };

/** Two ways to write the pair of declarations. */
export type CssStyle = "pair" | "supports";

export function codeOf(id: CodeId, drawn: Drawn, name: string, style: CssStyle): Code {
  const baking = bakingOf(drawn.state);
  const { code, gradient } = drawn;
  if (id === "css") {
    const text = style === "supports" ? cssWithSupports(code) : cssOf(code);
    const file = { name: "gradient.css", type: "text/css" };
    return { title: "CSS", language: "css", text, note: cssNote(drawn), file };
  }
  if (id === "tailwind") {
    const { classes, hasUtilities } = writeTailwind(gradient, baking);
    const note = hasUtilities
      ? "For Tailwind 4. Browsers that don't know the space mix in sRGB."
      : "For Tailwind 4: from-, via- and to- hold three colors at whole percents, so this gradient is an arbitrary value.";
    return { title: "Tailwind classes", language: "html", text: classes, note };
  }
  const stops = bake(gradient, { ...baking, space: "srgb", isSrgb: true });
  const plain: PlainGradient = { name, shape: gradient.shape, stops, box: CODE_BOX };
  return plainCode(id, plain, drawn);
}

function plainCode(id: Exclude<CodeId, "css" | "tailwind">, plain: PlainGradient, drawn: Drawn): Code {
  // Written with 8 bits, which adds to what baking costs.
  const written = plain.stops.map(({ color, position }) => {
    return { color: { ...fromRgb24(toRgb24(color)), alpha: color.alpha }, position };
  });
  const delta = bakedDelta(drawn.at, written, "srgb");
  const limit = `${plain.stops.length} stops in sRGB, off by up to ΔE ${delta.toFixed(1)}.`;
  const { width, height } = CODE_BOX;
  switch (id) {
    case "svg": {
      const isConic = plain.shape.kind === "conic";
      const note = isConic ? "SVG has no conic gradients. Use the picture." : `${width} by ${height}. ${limit}`;
      const file = { name: "gradient.svg", type: "image/svg+xml" };
      return { title: "SVG", language: "svg", text: writeSvg(plain), note, file };
    }
    case "swiftui": {
      const text = writeSwiftUi(plain);
      const missing = "SwiftUI has ellipses in the proportions of their view only: center it, or use a circle.";
      return { title: "SwiftUI", language: "swift", text, note: text ? limit : missing };
    }
    case "compose":
      return {
        title: "Jetpack Compose",
        language: "kotlin",
        text: writeCompose(plain),
        note: `Fits any size. ${limit}`,
      };
    case "drawable":
      return drawable(plain, drawn);
    case "canvas":
      return { title: "Canvas", language: "js", text: writeCanvas(plain), note: `Fits any size. ${limit}` };
    case "gimp": {
      const note = `Colors only: set the shape in GIMP. ${limit}`;
      const file = { name: "gradient.ggr", type: "text/plain" };
      return { title: "GIMP gradient", language: "ggr", text: writeGgr(plain), note, file };
    }
  }
}

/** Three colors are few, so it is said how far they are off. */
function drawable({ shape }: PlainGradient, { at }: Drawn): Code {
  const shown = (position: number): Color => convert(mapToGamut(at(position), "srgb"), "srgb");
  const colors = [shown(0), shown(0.5), shown(1)] as const;
  const text = writeDrawable(shape, [...colors]);
  const stops = colors.map((color, index) => ({ color, position: index / (DRAWABLE_COLORS - 1) }));
  const delta = bakedDelta(at, stops, "srgb");
  const note = text
    ? `A GradientDrawable holds three colors: this one is off by up to ΔE ${delta.toFixed(1)}.`
    : "A GradientDrawable only has vertical and horizontal lines and sweeps from the right. Use Compose.";
  return { title: "Android drawable", language: "xml", text, note, file: { name: "gradient.xml", type: "text/xml" } };
}

function cssNote({ code }: Drawn): string {
  if (code.fallback === null) return "Works in all browsers.";
  return `First line: fallback for browsers before 2023, ${code.fallbackStops} stops in sRGB. Newer ones use the second.`;
}

/** `cssOf` with the choice spelled out. */
function cssWithSupports({ modern, fallback }: GradientCode): string {
  if (fallback === null) return `.gradient {\n  background: ${modern};\n}`;
  const [, method = "oklab"] = /\bin ([a-z\d-]+)/.exec(modern) ?? [];
  return `.gradient {\n  background: ${fallback};\n}\n\n@supports (background: linear-gradient(in ${method}, red, red)) {\n  .gradient {\n    background: ${modern};\n  }\n}`;
}
