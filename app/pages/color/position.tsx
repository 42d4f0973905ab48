import { Badge } from "#app/ui/badge.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Hex } from "#color/color.ts";
import type { Fact } from "./facts.ts";
import type { Point, Slice } from "./slice.ts";

type Props = { hex: Hex; slice: Slice; facts: readonly Fact[] };

/** Where the color lies among all colors of its hue, and what can be measured about it. */
export function Position({ hex, slice, facts }: Props) {
  return (
    <section className="grid gap-7">
      <SectionHeading aside={slice.place[0] > 0 ? `OKLCH, cut at hue ${slice.hue}°` : "OKLCH, grays on the left edge"}>
        Where it lies
      </SectionHeading>
      <div className="grid items-start gap-x-[72px] gap-y-10 lg:grid-cols-2">
        <SlicePlot hex={hex} slice={slice} />
        <dl>
          {facts.map(({ term, text, badge }) => (
            <div
              key={term}
              className="grid grid-cols-[132px_1fr] gap-x-4 border-line border-t py-3 sm:grid-cols-[168px_1fr]"
            >
              <dt className="text-ink-2 text-sm">{term}</dt>
              <dd className="flex items-baseline gap-2 text-sm tabular-nums">
                {badge && <Badge tone="ok">{badge}</Badge>}
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function SlicePlot({ hex, slice }: { hex: Hex; slice: Slice }) {
  const { hue, width, srgb, p3, bands, place } = slice;
  const height = 100 / bands.length;
  return (
    <figure className="grid gap-3">
      <div className="grid grid-cols-[auto_1fr] gap-x-4">
        <div aria-hidden className="flex flex-col justify-between font-mono text-ink-2 text-xs">
          <span>L 1</span>
          <span>0.5</span>
          <span>0</span>
        </div>
        <div
          role="img"
          aria-label={`${hex} among the colors of hue ${hue}°: its lightness and chroma, with the borders of sRGB and P3`}
          className="relative h-[280px] border-line-2 border-b border-l sm:h-[340px]"
        >
          <div className="swatch absolute inset-0" style={{ clipPath: `polygon(${p3.map(percentPair)})` }}>
            {bands.map(([lightness, chroma], i) => (
              <div
                key={lightness}
                className="absolute left-0"
                style={{
                  top: `${i * height}%`,
                  height: `calc(${height}% + 1px)`,
                  width: `${((100 * chroma) / width).toFixed(2)}%`,
                  background: `linear-gradient(to right in oklab, oklch(${lightness} 0 ${hue}), oklch(${lightness} ${chroma} ${hue}))`,
                }}
              />
            ))}
          </div>
          <Borders srgb={srgb} p3={p3} />
          <span
            className="swatch absolute size-[22px] -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white shadow-[0_0_0_1.5px_#000,inset_0_0_0_1px_#000]"
            style={{ left: `${place[0]}%`, top: `${place[1]}%`, backgroundColor: hex }}
          />
        </div>
        <div aria-hidden className="col-start-2 mt-2 flex justify-between font-mono text-ink-2 text-xs">
          <span>C 0</span>
          <span>{width}</span>
        </div>
      </div>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2 text-xs">
        <span className="flex items-center gap-2">
          <span className="w-6 border-ink border-t-2" />
          sRGB ends here
        </span>
        <span className="flex items-center gap-2">
          <span className="w-6 border-ink border-t-2 border-dashed" />
          Display P3 ends here
        </span>
      </figcaption>
    </figure>
  );
}

/** What lies beyond sRGB is veiled: most screens cannot show it. */
function Borders({ srgb, p3 }: Pick<Slice, "srgb" | "p3">) {
  const inner = `M${srgb.map((point) => point.join(" ")).join("L")}`;
  const outer = `M${p3.map((point) => point.join(" ")).join("L")}`;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-ink"
    >
      <path d={`${inner}Z${outer}Z`} fillRule="evenodd" className="fill-paper/60 stroke-none" />
      <path d={inner} vectorEffect="non-scaling-stroke" strokeWidth="1.5" />
      <path d={outer} vectorEffect="non-scaling-stroke" strokeWidth="1.5" strokeDasharray="3 4" />
    </svg>
  );
}

function percentPair([x, y]: Point) {
  return `${x}% ${y}%`;
}
