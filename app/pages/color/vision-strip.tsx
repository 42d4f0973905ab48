import { Section } from "#app/ui/section-heading.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Reference } from "./reference.ts";

/** Around all swatches together, so that pale ones don't blend into the page. */
const HAIRLINE =
  "relative after:pointer-events-none after:absolute after:top-0 after:left-0 after:rounded-control after:inset-ring " +
  "after:inset-ring-line max-md:after:h-full max-md:after:w-[112px] md:after:h-[132px] md:after:w-full";

/** Of the first and the last of five. With :last-child, each element that arrives would restyle every swatch. */
const CORNERS: Record<number, string> = {
  0: "max-md:rounded-t-control md:rounded-l-control",
  4: "max-md:rounded-b-control md:rounded-r-control",
};

export function VisionStrip({ hex, looks, visions }: Pick<Reference, "hex" | "looks" | "visions">) {
  const all = [{ name: "Typical vision", who: "all three types of cones", hex, looks, deltaE: null }, ...visions];
  return (
    <Section title="Color blindness" aside="simulated, Viénot and Brettel" className="gap-7">
      <ul className={`grid md:grid-cols-5 ${HAIRLINE}`}>
        {all.map((vision, index) => (
          <li key={vision.name} className="grid grid-cols-[112px_1fr] gap-x-4 md:grid-cols-1 md:grid-rows-[auto_1fr]">
            <span
              className={`swatch grid content-end p-3 font-mono text-xs leading-none md:h-[132px] ${CORNERS[index] ?? ""}`}
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
