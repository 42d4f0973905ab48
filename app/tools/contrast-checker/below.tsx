import { ToolSection } from "#app/tools/tool-section.tsx";
import { printRatio } from "#color/contrast/contrast.ts";
import { hexOf } from "#color/text/print.ts";
import { Verdict } from "./figures.tsx";
import { type Measured, measure } from "./measure.ts";
import { type Seen, seenByPeople } from "./people.ts";
import { printLc } from "./report.ts";
import type { State } from "./state.ts";
import { Theory } from "./theory.tsx";

/** What is below the bench. */
export function Below({ state: { text, background, view, sample } }: { state: State }) {
  const measured = measure(text, background);
  return (
    <>
      {(view === "pair" || view === "roles") && (
        <ToolSection id="people" title="Color blindness" aside="simulated">
          <People measured={measured} sample={sample.text} />
        </ToolSection>
      )}
      <Theory measured={measured} />
    </>
  );
}

/** The pair as it is seen by people whose eyes differ, and in light that differs. */
function People({ measured: { text, background }, sample }: { measured: Measured; sample: string }) {
  return (
    <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {seenByPeople(text, background).map((seen) => (
        <li
          key={seen.id}
          className="grid grid-cols-[112px_minmax(0,1fr)] content-start gap-x-4 gap-y-2.5 sm:grid-cols-1"
        >
          <Specimen seen={seen} sample={sample} />
          <div className="grid content-start gap-0.5">
            <h3 className="font-[550] text-sm tracking-normal">{seen.name}</h3>
            <p className="text-ink-2 text-xs">{seen.who}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3">
              <span className="font-mono text-xs">{`${printRatio(seen.ratio)}:1, Lc ${printLc(seen.lc)}`}</span>
              <Verdict passes={seen.ratio >= 4.5} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Specimen({ seen, sample }: { seen: Seen; sample: string }) {
  return (
    <span
      aria-hidden
      data-specimen
      className="swatch inset-ring inset-ring-line grid h-28 content-center gap-0.5 overflow-hidden rounded-control px-4 sm:h-32"
      style={{ backgroundColor: hexOf(seen.background), color: hexOf(seen.text) }}
    >
      <span style={seen.blurPx ? { filter: `blur(${seen.blurPx}px)` } : undefined}>
        <span className="block font-semibold text-xl">Aa</span>
        <span className="line-clamp-2 text-sm leading-snug [overflow-wrap:anywhere]">{sample}</span>
      </span>
    </span>
  );
}
