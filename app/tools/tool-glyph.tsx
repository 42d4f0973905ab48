import type { Glyph } from "./tool.ts";

/** The tiny live drawing of a tool, made of its own colors. */
export function ToolGlyph({ glyph }: { glyph: Glyph }) {
  return (
    <span
      aria-hidden
      className={`flex h-[120px] overflow-hidden rounded-control bg-well ${glyph.kind === "rows" ? "flex-col" : ""}`}
    >
      <Drawing glyph={glyph} />
    </span>
  );
}

function Drawing({ glyph: { kind, colors } }: { glyph: Glyph }) {
  const [first, second] = colors;
  if (kind === "wheel") {
    const stops = [...colors, first].join(", ");
    return (
      <span
        className="swatch m-auto size-16 rounded-full"
        style={{ backgroundImage: `conic-gradient(in oklab, ${stops})` }}
      />
    );
  }
  if (kind === "text") {
    return (
      <span
        className="swatch grid flex-1 place-items-center font-semibold text-2xl"
        style={{ backgroundColor: first, color: second }}
      >
        Aa
      </span>
    );
  }
  return (
    <>
      {colors.map((color) => (
        <span key={color} className="swatch flex-1" style={{ backgroundColor: color }} />
      ))}
      {kind === "halves" && <span className="flex-1" />}
    </>
  );
}
