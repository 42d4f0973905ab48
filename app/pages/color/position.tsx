import type { CSSProperties } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import type { Reference } from "./reference.ts";
import type { Slice } from "./slice.ts";

const COLUMN_CHROMA = 0.01;
/** Each column runs from white to black at its chroma, and fades to the right into the chroma of the next. */
const COLUMNS =
  "*:relative *:-mr-px *:flex-1 *:after:absolute *:after:inset-0 *:after:mask-[linear-gradient(to_right,#0000,#000)] " +
  "*:bg-[linear-gradient(in_oklab,oklch(0.99_var(--chroma)_var(--hue))_1%,oklch(0.01_var(--chroma)_var(--hue))_99%)] " +
  "*:after:bg-[linear-gradient(in_oklab,oklch(0.99_calc(var(--chroma)+0.01)_var(--hue))_1%,oklch(0.01_calc(var(--chroma)+0.01)_var(--hue))_99%)]";

export function Position({ hex, slice, facts }: Pick<Reference, "hex" | "slice" | "facts">) {
  return (
    <Section
      title="Position in OKLCH"
      aside={slice.place[0] > 0 ? `cut at hue ${slice.hue}°` : "grays on the left edge"}
      className="gap-7"
    >
      <div className="grid items-start gap-x-[72px] gap-y-10 lg:grid-cols-2">
        <SlicePlot hex={hex} slice={slice} />
        <dl className="*:grid *:grid-cols-[132px_1fr] *:gap-x-4 *:border-line *:border-t *:py-3 sm:*:grid-cols-[168px_1fr] [&_dt]:text-ink-2 [&_dt]:text-sm">
          {facts.map(({ term, text, badge }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="flex items-baseline gap-2 text-sm tabular-nums">
                {badge && <Badge tone="ok">{badge}</Badge>}
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function SlicePlot({ hex, slice }: Pick<Reference, "hex" | "slice">) {
  const { hue, width, srgb, p3, place } = slice;
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
          <div
            className={`swatch absolute inset-0 flex ${COLUMNS}`}
            style={
              { "--hue": hue, clipPath: `polygon(${outline(p3).map(([x, y]) => `${x}% ${y}%`)})` } as CSSProperties
            }
          >
            {chromas(width).map((chroma) => (
              <span key={chroma} style={{ "--chroma": chroma } as CSSProperties} />
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

/** Veils the area outside sRGB, which most screens can't show. */
function Borders({ srgb, p3 }: Pick<Slice, "srgb" | "p3">) {
  const [inner, outer] = [srgb, p3].map(
    (ends) =>
      `M${outline(ends)
        .map((point) => point.join(" "))
        .join("L")}`,
  );
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

/** Traces the outline from the top left to the bottom left. */
function outline(ends: readonly number[]) {
  return ends.map((x, i) => [x, (100 * i) / (ends.length - 1)] as const);
}

/** The chroma at the left edge of each column. */
function chromas(width: number) {
  const count = Math.round(width / COLUMN_CHROMA);
  return Array.from({ length: count }, (_, i) => Number((COLUMN_CHROMA * i).toFixed(2)));
}
