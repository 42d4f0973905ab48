import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { describe } from "#color/describe.ts";
import { isInGamut } from "#color/gamut.ts";
import { printHex } from "#color/text/print.ts";
import type { Near } from "./answer.ts";
import { describeCloseness, printDifference } from "./words.ts";

/** One color and the color of its name, side by side without a gap. */
export function SingleHero({ color, name }: { color: Color; name: Near }) {
  const hex = printHex(color);
  return (
    <div className="grid border-line border-y sm:grid-cols-2">
      <div
        className="swatch flex min-h-44 flex-col justify-between gap-6 p-5 md:min-h-80 md:p-7"
        style={swatchStyle(hex)}
      >
        <p className="text-sm">Your color</p>
        <div className="grid gap-1.5">
          <p className="font-medium font-mono text-2xl tracking-[-0.02em] md:text-3xl">{hex}</p>
          <p>{describe({ ...color, alpha: 1 })}</p>
          {!isInGamut(color, "srgb") && <p className="text-sm">Outside sRGB: named after the nearest sRGB color.</p>}
          {color.alpha < 1 && <p className="text-sm">Transparent: named as if opaque.</p>}
        </div>
      </div>
      <div
        className="swatch flex min-h-44 flex-col justify-between gap-6 p-5 md:min-h-80 md:p-7"
        style={swatchStyle(name.hex)}
      >
        <p className="text-sm">
          {name.deltaE === 0
            ? "An exact match"
            : `${describeCloseness(name.deltaE)}, ΔE ${printDifference(name.deltaE)}`}
        </p>
        <div className="grid gap-1.5">
          <p className="text-balance font-semibold text-3xl tracking-[-0.035em] [overflow-wrap:anywhere] md:text-4xl">
            {name.name}
          </p>
          <p className="font-mono">{name.hex}</p>
        </div>
      </div>
    </div>
  );
}
