import type { ReactNode } from "react";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color, Hex } from "#color/color.ts";
import { describe } from "#color/describe.ts";
import { isInGamut } from "#color/gamut.ts";
import { printDifference } from "#color/nearest/closeness.ts";
import { printHex } from "#color/text/print.ts";
import type { Near } from "./answer.ts";
import { describeCloseness } from "./words.ts";

/** One color and the color of its name, side by side without a gap. */
export function SingleHero({ color, name: { name, hex, deltaE } }: { color: Color; name: Near }) {
  const own = printHex(color);
  return (
    <div className="grid border-line border-y sm:grid-cols-2">
      <Half hex={own} title="Your color">
        <p className="font-medium font-mono text-2xl tracking-[-0.02em] md:text-3xl">{own}</p>
        <p>{describe({ ...color, alpha: 1 })}</p>
        {!isInGamut(color, "srgb") && <p className="text-sm">Outside sRGB: named after the nearest sRGB color.</p>}
        {color.alpha < 1 && <p className="text-sm">Transparent: named as if opaque.</p>}
      </Half>
      <Half
        hex={hex}
        title={deltaE === 0 ? "An exact match" : `${describeCloseness(deltaE)}, ΔE ${printDifference(deltaE)}`}
      >
        <p className="text-balance font-semibold text-3xl tracking-[-0.035em] [overflow-wrap:anywhere] md:text-4xl">
          {name}
        </p>
        <p className="font-mono">{hex}</p>
      </Half>
    </div>
  );
}

function Half({ hex, title, children }: { hex: Hex; title: string; children: ReactNode }) {
  return (
    <div
      className="swatch flex min-h-44 flex-col justify-between gap-6 p-5 md:min-h-80 md:p-7"
      style={swatchStyle(hex)}
    >
      <p className="text-sm">{title}</p>
      <div className="grid gap-1.5">{children}</div>
    </div>
  );
}
