import { Section } from "#app/ui/section-heading.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Reference } from "./reference.ts";

/** Around all swatches together, so that pale ones don't blend into the page. */
const HAIRLINE =
  "relative after:pointer-events-none after:absolute after:top-0 after:left-0 after:rounded-control after:inset-ring " +
  "after:inset-ring-line max-md:after:h-full max-md:after:w-[112px] md:after:h-[132px] md:after:w-full";

const CORNERS =
  "max-md:[&>:first-child>.swatch]:rounded-t-control max-md:[&>:last-child>.swatch]:rounded-b-control " +
  "md:[&>:first-child>.swatch]:rounded-l-control md:[&>:last-child>.swatch]:rounded-r-control";

export function VisionStrip({ hex, looks, visions }: Pick<Reference, "hex" | "looks" | "visions">) {
  const all = [{ name: "Typical vision", who: "all three types of cones", hex, looks, deltaE: null }, ...visions];
  return (
    <Section title="Color blindness" aside="simulated, Viénot and Brettel" className="gap-7">
      <ul className={`grid md:grid-cols-5 ${HAIRLINE} ${CORNERS}`}>
        {all.map((vision) => (
          <li key={vision.name} className="grid grid-cols-[112px_1fr] gap-x-4 md:grid-cols-1 md:grid-rows-[auto_1fr]">
            <span
              className="swatch grid content-end p-3 font-mono text-xs leading-none md:h-[132px]"
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
    </Section>
  );
}
