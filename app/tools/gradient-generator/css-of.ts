import type { GradientCode } from "#color/gradient/print-css.ts";

/** Declarations for a style sheet: the fallback first, so that a browser that knows the modern one takes that. */
export function cssOf({ modern, fallback }: GradientCode): string {
  const lines = fallback === null ? [modern] : [fallback, modern];
  return lines.map((value) => `background: ${value};`).join("\n");
}

/** The same with the choice spelled out. */
export function cssWithSupports({ modern, fallback }: GradientCode): string {
  if (fallback === null) return `.gradient {\n  background: ${modern};\n}`;
  const [, method = "oklab"] = /\bin ([a-z\d-]+)/.exec(modern) ?? [];
  return `.gradient {\n  background: ${fallback};\n}\n\n@supports (background: linear-gradient(in ${method}, red, red)) {\n  .gradient {\n    background: ${modern};\n  }\n}`;
}
