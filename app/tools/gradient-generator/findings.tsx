import { CircleCheck, TriangleAlert } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { isPolar } from "#color/gradient/gradient-shape.ts";
import { findGrayZones, findRanges, findWidestBand } from "#color/gradient/measure.ts";
import { change } from "./changes.ts";
import { samplesOf } from "./samples-of.ts";
import { useBench } from "./use-bench.ts";
import { SPACE_NAMES, sayPlace, sayRanges } from "./words.ts";

/** As wide as a large window is, and what of it an eye may see as an edge. */
const WIDTH_PX = 1440;
const WIDE_BAND_PX = 8;

type Finding = { id: string; text: string; fix?: { label: string; run: () => void } };

/** What an eye may trip over, each with its numbers and, where there is one, the way out. */
export function Findings() {
  const { controls, state, drawn } = useBench();
  const samples = samplesOf(drawn);
  const later = useDeferredValue(drawn.at);
  const band = useMemo(() => findWidestBand(later, WIDTH_PX), [later]);
  const outside = findRanges(samples, ({ isInSrgb }) => !isInSrgb);
  const found: Finding[] = findGrayZones(samples, drawn.gradient.stops).map(
    ({ stop, position, chroma, end, share }) => ({
      id: `gray-${stop}`,
      text: `Between colors ${stop + 1} and ${stop + 2} it goes gray: at ${sayPlace(position)} chroma is ${chroma.toFixed(3)}, ${Math.round(share * 100)}% of the duller color’s ${end.toFixed(3)}.`,
      fix: isPolar(state.space)
        ? undefined
        : { label: "Mix in OKLCH", run: () => controls.apply(change, { space: "oklch" }) },
    }),
  );
  if (band && band.pixels > WIDE_BAND_PX) {
    found.push({
      id: "band",
      text: `Steps may show: at ${WIDTH_PX} px wide one 8-bit color fills ${band.pixels} px near ${sayPlace((band.from + band.to) / 2)}. The picture below spreads them by dithering.`,
    });
  }
  if (outside.length > 0) {
    found.push({
      id: "gamut",
      text: `It leaves sRGB ${sayRanges(outside)}: a screen without P3 cuts those colors, and an edge may show where it begins to.`,
      fix: { label: "Keep it in sRGB", run: () => controls.apply(change, { isFitted: true }) },
    });
  }
  return (
    <section aria-label="What to watch" className="border-line border-y">
      {found.length === 0 ? (
        <p className="flex min-h-14 items-center gap-3 text-sm">
          <CircleCheck {...ICON} className="shrink-0 text-ok" />
          {`In ${SPACE_NAMES[state.space]} it has no gray zone, lies in sRGB, and no 8-bit step is wider than ${band?.pixels ?? 0} px at ${WIDTH_PX} px.`}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {found.map(({ id, text, fix }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 py-3 text-sm max-sm:flex-wrap">
              <TriangleAlert {...ICON} className="shrink-0 self-start text-ink-2 sm:self-center" />
              <span className="min-w-0 flex-1 max-sm:basis-[70%]">{text}</span>
              {fix && (
                <Button size="sm" onClick={fix.run} className="noscript:hidden max-sm:ml-[30px]">
                  {fix.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
