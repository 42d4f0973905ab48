import type { Tool } from "./tool.ts";

/** The tiny live drawing of a tool, made of its own colors. */
export function ToolGlyph({ glyph }: { glyph: Tool["glyph"] }) {
  return (
    <span aria-hidden className="flex h-[120px] overflow-hidden rounded-control bg-well">
      {glyph.colors.map((color) => (
        <span key={color} className="swatch flex-1" style={{ backgroundColor: color }} />
      ))}
      {glyph.kind === "halves" && <span className="flex-1" />}
    </span>
  );
}
