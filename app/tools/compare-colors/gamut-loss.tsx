import { cssColor } from "#app/tools/paint.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { type Gamut, smallestGamut } from "#color/gamut.ts";
import { print, printHex, printPlain } from "#color/text/print.ts";

const GAMUT_NAMES: Record<Gamut, string> = { srgb: "sRGB", "display-p3": "Display P3", rec2020: "Rec. 2020" };

/** What a wide color loses in sRGB; and of an sRGB color, what becomes of its numbers where they are taken for P3. */
export function GamutLoss({ pair }: { pair: [Color, Color] }) {
  return (
    <ul className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      {pair.map((color, place) => (
        <Loss key={place === 0 ? "first" : "second"} color={color} />
      ))}
    </ul>
  );
}

function Loss({ color }: { color: Color }) {
  const gamut = smallestGamut(color);
  const inSrgb = fromRgb24(toRgb24(color));
  const isWide = gamut !== "srgb";
  const misread = misreadAsP3(color);
  const [left, right] = isWide ? [color, inSrgb] : [color, misread];
  const lost = deltaE2000(left, right).toFixed(1);
  return (
    <li className="grid content-start gap-3">
      <span aria-hidden data-specimen className="swatch grid h-24 grid-cols-2 overflow-hidden rounded-control">
        <span style={{ backgroundColor: isWide ? print(left, "p3") : cssColor(left) }} />
        <span style={{ backgroundColor: isWide ? printHex(right) : print(right, "p3") }} />
      </span>
      <p className="max-w-[34em] text-ink-2">
        <span className="font-mono text-ink text-sm">{printPlain(color)}</span>{" "}
        {isWide
          ? `is outside sRGB${gamut ? ` and inside ${GAMUT_NAMES[gamut]}` : " and Rec. 2020"}. An sRGB screen shows ${printHex(color)} instead, ΔE ${lost} away, so both halves look the same there.`
          : `is inside sRGB, so every screen shows it correctly. If a program reads its numbers as Display P3, as in the right half, it is ΔE ${lost} off${Number(lost) < 1 ? ", too small to see" : ""}.`}
      </p>
    </li>
  );
}

/** The same red, green and blue, but of Display P3. */
function misreadAsP3(color: Color): Color {
  const { r, g, b, alpha } = convert(color, "srgb");
  return { space: "display-p3", r, g, b, alpha };
}
