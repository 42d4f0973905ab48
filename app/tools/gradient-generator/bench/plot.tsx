import { type ReactNode, useDeferredValue } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { isPolar } from "#color/gradient/gradient-shape.ts";
import { findGrayZones, findRanges, findWidestBand, type GradientSample, type Range } from "#color/gradient/measure.ts";
import { printHex } from "#color/text/print.ts";
import { change, type Settings } from "../changes.ts";
import { measure } from "../measured.ts";
import { useBench } from "../use-bench.ts";
import { describeRanges, percent, SPACE_NAMES } from "../words.ts";

/** The plot is drawn in these units and stretched to its box. */
const WIDTH = 1000;
const HEIGHT = 100;
/** Uses every fourth sample, enough for a curve of this size. */
const EVERY = 4;
/** About the highest chroma that screens can show. */
const TOP_CHROMA = 0.33;
/** The width of a large window, and the band width at which edges can become visible. */
const WIDTH_PX = 1440;
const WIDE_BAND_PX = 8;

type Looks = { samples: readonly GradientSample[]; outside: readonly Range[] };

export function PlotWithFindings() {
  const { samples } = measure(useBench().drawn);
  const outside = findRanges(samples, ({ isInSrgb }) => !isInSrgb);
  return (
    <>
      <Plot {...{ samples, outside }} />
      <Findings {...{ samples, outside }} />
    </>
  );
}

/** Lightness and chroma along the gradient; below them, where it leaves sRGB and where text is readable. */
function Plot({ samples, outside }: Looks) {
  const { text, contrast } = measure(useBench().drawn);
  const { passes } = contrast;
  const [light, chroma] = [samples.map(({ l }) => l), samples.map(({ c }) => c)];
  return (
    <figure className="grid gap-2.5">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden
        className="h-20 w-full overflow-visible border-line border-b md:h-24"
      >
        <title>Lightness and chroma</title>
        <path
          d={`M0 0 H${WIDTH} M0 ${HEIGHT / 2} H${WIDTH}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        <Curve samples={samples} heightOf={({ l }) => l} className="stroke-ink" />
        <Curve samples={samples} heightOf={({ c }) => c / TOP_CHROMA} className="stroke-ink-2" dash="5 4" />
      </svg>
      <Marks ranges={outside} track="h-1 empty:hidden" className="border-ink-2 border-t-2 border-dotted" />
      <Marks ranges={passes} track="h-1 empty:hidden" className="bg-ink" />
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1.5 text-ink-2 text-xs">
        <Legend line="border-t-2 border-ink">
          Lightness {percent(Math.min(...light))} to {percent(Math.max(...light))}
        </Legend>
        <Legend line="border-t-2 border-dashed border-ink-2">
          Chroma {Math.min(...chroma).toFixed(3)} to {Math.max(...chroma).toFixed(3)}
        </Legend>
        {outside.length > 0 && (
          <Legend line="border-t-2 border-dotted border-ink-2">Outside sRGB {describeRanges(outside)}</Legend>
        )}
        <Legend line="h-1 bg-ink">{`Text in ${printHex(text)} reaches 4.5 ${describeRanges(passes)}`}</Legend>
      </figcaption>
    </figure>
  );
}

type CurveProps = {
  samples: readonly GradientSample[];
  /** Returns 0 to 1. */
  heightOf: (sample: GradientSample) => number;
  className: string;
  dash?: string;
};

function Curve({ samples, heightOf, className, dash }: CurveProps) {
  const points = samples
    .filter((_, index) => index % EVERY === 0)
    .map((sample) => {
      const y = HEIGHT * (1 - Math.min(1, heightOf(sample)));
      return `${Math.round(sample.position * WIDTH)},${y.toFixed(1)}`;
    });
  return (
    <polyline
      points={points.join(" ")}
      className={className}
      strokeWidth={1.75}
      strokeDasharray={dash}
      vectorEffect="non-scaling-stroke"
    />
  );
}

type MarksProps = { ranges: readonly Range[]; track: string; className: string };

/** Parts of the gradient, marked along its length. */
export function Marks({ ranges, track, className }: MarksProps) {
  return (
    <div aria-hidden className={`relative ${track}`}>
      {ranges.map(({ from, to }) => (
        <span
          key={from}
          className={`absolute h-full min-w-0.5 ${className}`}
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
      ))}
    </div>
  );
}

function Legend({ line, children }: { line: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`w-5 shrink-0 ${line}`} />
      <span>{children}</span>
    </span>
  );
}

type Finding = { id: string; text: string; fix?: { label: string; settings: Partial<Settings> } };

function Findings({ samples, outside }: Looks) {
  const { controls, state, drawn } = useBench();
  // Deferred, so that a drag never waits for it.
  const band = findWidestBand(useDeferredValue(drawn.at), WIDTH_PX);
  const found: Finding[] = findGrayZones(samples, drawn.gradient.stops).map(
    ({ stop, position, chroma, end, share }) => ({
      id: `gray-${stop}`,
      text: `Between colors ${stop + 1} and ${stop + 2} it turns gray: at ${percent(position)}, chroma is ${chroma.toFixed(3)}, ${percent(share)} of the duller color's ${end.toFixed(3)}.`,
      fix: isPolar(state.space) ? undefined : { label: "Mix in OKLCH", settings: { space: "oklch" } },
    }),
  );
  if (band && band.pixels > WIDE_BAND_PX) {
    found.push({
      id: "band",
      text: `Steps may show: at ${WIDTH_PX} px wide, one 8-bit color fills ${band.pixels} px near ${percent((band.from + band.to) / 2)}. The picture below uses dithering to hide them.`,
    });
  }
  if (outside.length > 0) {
    found.push({
      id: "gamut",
      text: `Outside sRGB ${describeRanges(outside)}, so an edge may show on standard screens.`,
      fix: { label: "Keep it in sRGB", settings: { isFitted: true } },
    });
  }
  return (
    <section aria-label="What to watch" className="border-line border-y">
      {found.length === 0 ? (
        <p className="flex min-h-14 items-center gap-3 text-sm">
          <Icon className="icon-circle-check shrink-0 text-ok" />
          {`In ${SPACE_NAMES[state.space]} it has no gray zone, stays in sRGB, and no 8-bit step is wider than ${band?.pixels ?? 0} px at ${WIDTH_PX} px.`}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {found.map(({ id, text, fix }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 py-3 text-sm max-sm:flex-wrap">
              <Icon className="icon-triangle-alert shrink-0 self-start text-ink-2 sm:self-center" />
              <span className="min-w-0 flex-1 max-sm:basis-[70%]">{text}</span>
              {fix && (
                <Button
                  size="sm"
                  onClick={() => controls.apply(change, fix.settings)}
                  className="noscript:hidden max-sm:ml-[30px]"
                >
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
