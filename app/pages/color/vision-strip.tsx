import { SectionHeading } from "#app/ui/section-heading.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import type { Vision } from "./visions.ts";

type Props = { hex: Hex; looks: string; visions: readonly Vision[] };

/** The color and how it looks to people with other eyes, side by side. */
export function VisionStrip({ hex, looks, visions }: Props) {
  const all = [{ name: "Typical vision", who: "all three kinds of cones", hex, looks, deltaE: null }, ...visions];
  return (
    <section className="grid gap-7">
      <SectionHeading aside="simulated, Viénot and Brettel">In other eyes</SectionHeading>
      <ul className="grid overflow-hidden max-md:rounded-control md:grid-cols-5">
        {all.map((vision, i) => (
          <li key={vision.name} className="grid grid-cols-[112px_1fr] gap-x-4 md:grid-cols-1 md:grid-rows-[auto_1fr]">
            <span
              className={`swatch grid content-end p-3 font-mono text-[11.5px] leading-none md:h-[132px] ${i === 0 ? "md:rounded-l-control" : ""} ${i === 4 ? "md:rounded-r-control" : ""}`}
              style={swatchStyle(vision.hex)}
            >
              {vision.hex.slice(1)}
            </span>
            <span className="grid content-start gap-0.5 py-3 text-xs md:pr-4">
              <span className="font-semibold text-sm">{vision.name}</span>
              <span className="text-ink-2">{vision.who}</span>
              <span className="first-letter:uppercase">
                {vision.looks}
                {vision.deltaE !== null && <span className="text-ink-2">, ΔE {vision.deltaE}</span>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
