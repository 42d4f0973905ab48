import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Color } from "#color/color.ts";
import { hardestPairs, SAFE_DIFFERENCE, see, type Vision, worstVision } from "#color/difference/compare.ts";
import { printHex } from "#color/text/print.ts";

const NAMES: Record<Vision, readonly [name: string, why: string]> = {
  full: ["Typical vision", "three types of cones"],
  protan: ["Protanopia", "no red cones"],
  deutan: ["Deuteranopia", "no green cones"],
  tritan: ["Tritanopia", "no blue cones"],
};

/** For each kind of vision the colors as they look, and the two that are hardest to tell apart. */
export function Visions({ colors }: { colors: readonly Color[] }) {
  const worst = worstVision(colors)?.vision;
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {hardestPairs(colors).map(({ vision, pair, deltaE2000, isSafe }) => {
        const [name, why] = NAMES[vision];
        return (
          <li key={vision} className="grid content-start gap-2.5">
            <span aria-hidden data-specimen className="swatch flex h-24 overflow-hidden rounded-control">
              {colors.map((color, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same color may stand twice
                <span key={place} className="flex-1" style={{ backgroundColor: printHex(see(color, vision)) }} />
              ))}
            </span>
            <span className="flex items-baseline justify-between gap-3">
              <span>
                <span className="font-[550]">{name}</span> <span className="text-ink-2 text-sm">{why}</span>
              </span>
              {vision === worst && <Badge tone="outline">hardest</Badge>}
            </span>
            <span className={`inline-flex items-center gap-1.5 text-sm ${isSafe ? "text-ok" : "text-bad"}`}>
              <Icon className={isSafe ? "icon-check size-4" : "icon-triangle-exclamation-point size-4"} />
              {`ΔE ${deltaE2000.toFixed(1)}, ${isSafe ? "safe" : `under ${SAFE_DIFFERENCE}`}`}
            </span>
            {colors.length > 2 && (
              <span className="font-mono text-ink-2 text-xs">
                {pair.map((place) => printHex(colors[place] as Color)).join(" and ")}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
