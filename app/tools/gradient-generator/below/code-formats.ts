import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { mapToGamut } from "#color/gamut.ts";
import { bake, bakedDelta } from "#color/gradient/bake.ts";
import type { ShapedGradient } from "#color/gradient/gradient-shape.ts";
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

type Format = {
  readonly tab: string;
  readonly title: string;
  readonly language: string;
  /** The file it can be saved as. */
  readonly file?: { readonly name: string; readonly type: string };
};

type Code = {
  /** Null if the format can't express the gradient. */
  readonly text: string | null;
  readonly note: string;
};

export const FORMATS: Record<CodeId, Format> = {
  css: { tab: "CSS", title: "CSS", language: "css", file: { name: "gradient.css", type: "text/css" } },
  tailwind: { tab: "Tailwind", title: "Tailwind classes", language: "html" },
  svg: { tab: "SVG", title: "SVG", language: "svg", file: { name: "gradient.svg", type: "image/svg+xml" } },
  swiftui: { tab: "SwiftUI", title: "SwiftUI", language: "swift" },
  compose: { tab: "Compose", title: "Jetpack Compose", language: "kotlin" },
  drawable: {
    tab: "Android XML",
    title: "Android drawable",
    language: "xml",
    file: { name: "gradient.xml", type: "text/xml" },
  },
  canvas: { tab: "Canvas", title: "Canvas", language: "js" },
  gimp: { tab: "GIMP", title: "GIMP gradient", language: "ggr", file: { name: "gradient.ggr", type: "text/plain" } },
};

/** Declarations are for pasting; a file needs a rule around them. */
export function fileTextOf(id: CodeId, text: string): string {
  return id === "css" && !text.startsWith(".") ? `.gradient {\n${text.replace(/^/gm, "  ")}\n}\n` : text;
}

/** The size for formats that need one. */
const CODE_BOX = { width: 1440, height: 900 };

/** Two ways to write the pair of declarations. */
export type CssStyle = "pair" | "supports";

export function codeOf(id: CodeId, drawn: Drawn, name: string, style: CssStyle): Code {
  const baking = bakingOf(drawn.state);
  const { code, gradient, at } = drawn;
  if (id === "css") return { text: style === "supports" ? cssWithSupports(code) : cssOf(code), note: cssNote(drawn) };
  if (id === "tailwind") {
    const { classes, hasUtilities } = writeTailwind(gradient, baking);
    const note = hasUtilities
      ? "For Tailwind 4. Browsers without this space mix in sRGB."
      : "For Tailwind 4: from-, via- and to- hold three colors at whole percents, so this gradient is an arbitrary value.";
    return { text: classes, note };
  }
  if (id === "drawable") return drawable(gradient, at);
  const isStraight = id !== "compose";
  const stops = bake(gradient, { ...baking, space: "srgb", isSrgb: true, isStraight });
  // Written with 8 bits, which adds to the error of baking.
  const written = stops.map(({ color, position }) => {
    return { color: { ...fromRgb24(toRgb24(color)), alpha: color.alpha }, position };
  });
  const delta = bakedDelta(at, written, { space: "srgb", isStraight });
  const limit = `${stops.length} stops in sRGB, off by up to ΔE ${delta.toFixed(1)}.`;
  return plainCode(id, { name, shape: gradient.shape, stops, box: CODE_BOX }, limit);
}

type PlainId = Exclude<CodeId, "css" | "tailwind" | "drawable">;

function plainCode(id: PlainId, plain: PlainGradient, limit: string): Code {
  switch (id) {
    case "svg": {
      const isConic = plain.shape.kind === "conic";
      const size = `${CODE_BOX.width} by ${CODE_BOX.height}. ${limit}`;
      return { text: writeSvg(plain), note: isConic ? "SVG has no conic gradients. Use the picture." : size };
    }
    case "swiftui": {
      const text = writeSwiftUi(plain);
      const missing = "SwiftUI ellipses always have their view's proportions: center it, or use a circle.";
      return { text, note: text ? limit : missing };
    }
    case "compose":
      return { text: writeCompose(plain), note: `Fits any size. ${limit}` };
    case "canvas":
      return { text: writeCanvas(plain), note: `Fits any size. ${limit}` };
    case "gimp":
      return { text: writeGgr(plain), note: `Colors only: set the shape in GIMP. ${limit}` };
  }
}

/** Three colors are few, so the note says how far off they are. */
function drawable({ shape }: ShapedGradient, at: Drawn["at"]): Code {
  const shown = (position: number): Color => convert(mapToGamut(at(position), "srgb"), "srgb");
  const colors = [shown(0), shown(0.5), shown(1)] as const;
  const text = writeDrawable(shape, [...colors]);
  const stops = colors.map((color, index) => ({ color, position: index / (DRAWABLE_COLORS - 1) }));
  const delta = bakedDelta(at, stops, { space: "srgb" });
  const note = text
    ? `A GradientDrawable holds three colors: this one is off by up to ΔE ${delta.toFixed(1)}.`
    : "A GradientDrawable only has vertical and horizontal lines and sweeps from the right. Use Compose.";
  return { text, note };
}

function cssNote({ code }: Drawn): string {
  if (code.fallback === null) return "Works in all browsers.";
  return `First line: fallback for older browsers, such as Firefox before 127, ${code.fallbackStops} stops in sRGB. Newer ones use the second.`;
}

/** Like `cssOf`, with an explicit `@supports` query. */
function cssWithSupports({ modern, fallback }: GradientCode): string {
  if (fallback === null) return `.gradient {\n  background: ${modern};\n}`;
  const [, method = "oklab"] = /\bin ([a-z\d-]+)/.exec(modern) ?? [];
  return `.gradient {\n  background: ${fallback};\n}\n\n@supports (background: linear-gradient(in ${method}, red, red)) {\n  .gradient {\n    background: ${modern};\n  }\n}`;
}
