import { apcaContrast, printRatio, wcagContrast } from "#color/contrast.ts";
import { hexOf } from "#color/print.ts";
import { DEFICIENCIES, type Deficiency, simulateRgb24 } from "#color/vision.ts";
import type { Measured } from "./measure.ts";
import { printLc } from "./report.ts";

const NAMES: Record<Deficiency, string> = {
  protan: "Protanopia, no red cones",
  deutan: "Deuteranopia, no green cones",
  tritan: "Tritanopia, no blue cones",
  achroma: "Achromatopsia, light only",
};

/** The pair as people see it whose eyes differ. */
export function People({ measured: { text, background } }: { measured: Measured }) {
  const rows = DEFICIENCIES.map((deficiency) => {
    const seen = [simulateRgb24(text, deficiency), simulateRgb24(background, deficiency)] as const;
    return { name: NAMES[deficiency], text: seen[0], background: seen[1], blurPx: 0 };
  });
  const low = { name: "Blurred sight, drawn", text, background, blurPx: 1.4 };
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-5">
      {[...rows, low].map((row) => (
        <li key={row.name} className="grid content-start gap-2">
          <span
            aria-hidden
            data-specimen
            className="swatch grid h-24 place-items-center overflow-hidden rounded-control font-semibold text-xl"
            style={{ backgroundColor: hexOf(row.background), color: hexOf(row.text) }}
          >
            <span style={row.blurPx ? { filter: `blur(${row.blurPx}px)` } : undefined}>Aa</span>
          </span>
          <span className="font-[550] text-sm">{row.name}</span>
          <span className="font-mono text-ink-2 text-xs">
            {row.blurPx
              ? "The numbers stay; edges do not"
              : `${printRatio(wcagContrast(row.text, row.background))}:1, Lc ${printLc(apcaContrast(row.text, row.background))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
