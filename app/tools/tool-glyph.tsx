import { textOn } from "#app/ui/swatch-style.ts";
import type { Glyph } from "./tool.ts";

const ROW_STEPS = [70, 45, 20, 0, 22, 44, 66];

/** The tiny live drawing of a tool, made of its own colors. */
export function ToolGlyph({ glyph: { kind, colors } }: { glyph: Glyph }) {
  return (
    <span aria-hidden className="relative flex h-[120px] overflow-hidden rounded-control bg-well">
      {kind === "rows" && <Rows colors={colors} />}
      {kind === "wheel" && <Wheel colors={colors} />}
      {(kind === "strip" || kind === "halves" || kind === "pairs") &&
        colors.map((color) => (
          <span
            key={color}
            className="swatch flex flex-1 items-end p-3 font-semibold text-lg"
            style={{ backgroundColor: color, color: textOn(color) }}
          >
            {kind === "pairs" && "Aa"}
          </span>
        ))}
      {kind === "halves" && <span className="flex-1" />}
    </span>
  );
}

/** Each color in steps to white and to black. */
function Rows({ colors }: { colors: Glyph["colors"] }) {
  return (
    <span className="flex flex-1 flex-col">
      {colors.map((color) => (
        <span key={color} className="flex flex-1">
          {ROW_STEPS.map((percent, step) => (
            <span
              key={percent}
              className="swatch flex-1"
              style={{ backgroundColor: `color-mix(in oklab, ${color}, ${step < 3 ? "white" : "black"} ${percent}%)` }}
            />
          ))}
        </span>
      ))}
    </span>
  );
}

function Wheel({ colors }: { colors: Glyph["colors"] }) {
  return colors.map((color, index) => {
    const angle = (index / colors.length) * 2 * Math.PI - Math.PI / 2;
    return (
      <span
        key={color}
        className="swatch -translate-1/2 absolute size-[18px] rounded-full"
        style={{
          backgroundColor: color,
          left: `calc(50% + ${round(Math.cos(angle) * 40)}px)`,
          top: `calc(50% + ${round(Math.sin(angle) * 40)}px)`,
        }}
      />
    );
  });
}

/** The same text on the server and in the browser, whatever their sine makes of the last digit. */
function round(value: number) {
  return Math.round(value * 100) / 100;
}
