import type { Glyph } from "#content/tool-cards.ts";

/** The tiny live drawing of a tool, made of its own colors. `size` is a class. */
export function ToolGlyph({ glyph, size = "h-[120px]" }: { glyph: Glyph; size?: string }) {
  const { kind, colors, text } = glyph;
  const look = {
    text: "items-center justify-center font-semibold text-2xl",
    name: "items-end p-2.5 font-mono text-xs",
  };
  return (
    <span
      aria-hidden
      className={`swatch flex ${size} rounded-control bg-well ${look[kind as keyof typeof look] ?? ""}`}
      style={{ background: backgroundOf(glyph), color: colors[1] }}
    >
      {kind === "text" ? "Aa" : text}
    </span>
  );
}

/** The same for a line of a menu. */
export function SmallGlyph({ glyph }: { glyph: Glyph }) {
  return (
    <span aria-hidden className="block h-7 w-9 shrink-0 overflow-hidden rounded-swatch">
      <span className="block w-36 origin-top-left scale-25">
        <ToolGlyph glyph={glyph} size="h-28" />
      </span>
    </span>
  );
}

function backgroundOf({ kind, colors }: Glyph) {
  const [first, second] = colors;
  const smooth = `in oklab, ${colors}`;
  switch (kind) {
    case "gradient":
      return `linear-gradient(90deg ${smooth})`;
    case "wheel":
      return `radial-gradient(circle, #0000 32px, ${WELL} 33px), conic-gradient(${smooth}, ${first})`;
    case "discs":
      return `${disc(first, 38)}, ${disc(second, 62)}, ${WELL}`;
    case "photo":
      return `linear-gradient(${bands(colors)}) 100%/25% 100% no-repeat, conic-gradient(from 210deg at 36% 55% ${smooth}, ${first})`;
    case "pixels":
      return ROWS.map((row) => {
        const cut = (row * 3) % colors.length;
        const turned = [...colors.slice(cut), ...colors.slice(0, cut)];
        return `linear-gradient(90deg, ${bands(turned)}) 0 ${row * 25}%/100% 20.5% no-repeat`;
      }).join();
    case "text":
    case "name":
      return first;
    default:
      return `linear-gradient(${kind === "rows" ? 180 : 90}deg, ${bands(kind === "halves" ? [...colors, WELL] : colors)})`;
  }
}

const WELL = "var(--color-well)";
const ROWS = [0, 1, 2, 3, 4];

/** Stops of a gradient that does not flow. */
function bands(colors: readonly (string | undefined)[]) {
  return colors
    .map((color, at) => `${color} ${(at * 100) / colors.length}% ${((at + 1) * 100) / colors.length}%`)
    .join();
}

function disc(color: string | undefined, left: number) {
  return `radial-gradient(circle at ${left}% 50%, ${color} 66px, #0000 67px)`;
}
