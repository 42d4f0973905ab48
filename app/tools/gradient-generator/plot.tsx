import { bestTextAlong, contrastAlong } from "#color/gradient/contrast-along.ts";
import { findRanges, type GradientSample, type Range } from "#color/gradient/measure.ts";
import { printHex } from "#color/text/print.ts";
import { samplesOf } from "./samples-of.ts";
import { useBench } from "./use-bench.ts";
import { sayRanges } from "./words.ts";

/** The plot is drawn in these units and stretched to its box. */
const WIDTH = 1000;
const HEIGHT = 100;
/** About the most chroma that screens have. */
const TOP_CHROMA = 0.33;

/** Lightness and chroma along the gradient, under it; below them where it leaves sRGB and where text can be read. */
export function Plot() {
  const { state, drawn } = useBench();
  const samples = samplesOf(drawn);
  const text = state.text ?? bestTextAlong(samples);
  const { passes } = contrastAlong(text, samples);
  const outside = findRanges(samples, ({ isInSrgb }) => !isInSrgb);
  const [light, chroma] = [samples.map(({ l }) => l), samples.map(({ c }) => c)];
  const percent = (value: number) => `${Math.round(value * 100)}%`;
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
        {[0, 0.5].map((level) => (
          <line
            key={level}
            x1={0}
            x2={WIDTH}
            y1={level * HEIGHT}
            y2={level * HEIGHT}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <Curve samples={samples} heightOf={({ l }) => l} className="stroke-ink" />
        <Curve samples={samples} heightOf={({ c }) => c / TOP_CHROMA} className="stroke-ink-2" dash="5 4" />
      </svg>
      <Marks ranges={outside} className="border-ink-2 border-t-2 border-dotted" />
      <Marks ranges={passes} className="bg-ink" />
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1.5 text-ink-2 text-xs">
        <Legend line="border-t-2 border-ink">
          Lightness {percent(Math.min(...light))} to {percent(Math.max(...light))}
        </Legend>
        <Legend line="border-t-2 border-dashed border-ink-2">
          Chroma {Math.min(...chroma).toFixed(3)} to {Math.max(...chroma).toFixed(3)}
        </Legend>
        {outside.length > 0 && (
          <Legend line="border-t-2 border-dotted border-ink-2">Outside sRGB {sayRanges(outside)}</Legend>
        )}
        <Legend line="h-1 bg-ink">
          {passes.length > 0
            ? `Text in ${printHex(text)} reaches 4.5 ${sayRanges(passes)}`
            : `Text in ${printHex(text)} reaches 4.5 nowhere`}
        </Legend>
      </figcaption>
    </figure>
  );
}

type CurveProps = {
  samples: readonly GradientSample[];
  /** 0 to 1. */
  heightOf: (sample: GradientSample) => number;
  className: string;
  dash?: string;
};

function Curve({ samples, heightOf, className, dash }: CurveProps) {
  const points = samples.map(
    (sample) => `${(sample.position * WIDTH).toFixed(1)},${(HEIGHT * (1 - Math.min(1, heightOf(sample)))).toFixed(2)}`,
  );
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

/** Parts of the length, as bars. */
function Marks({ ranges, className }: { ranges: readonly Range[]; className: string }) {
  return (
    <div aria-hidden className="relative h-1 empty:hidden">
      {ranges.map(({ from, to }) => (
        <span
          key={from}
          className={`absolute h-1 min-w-0.5 ${className}`}
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
      ))}
    </div>
  );
}

function Legend({ line, children }: { line: string; children: React.ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`w-5 shrink-0 ${line}`} />
      <span>{children}</span>
    </span>
  );
}
