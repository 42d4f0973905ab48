import { DownloadLink } from "./download-link.tsx";
import { Drawing } from "./drawings/drawing.tsx";
import type { Bench } from "./load-bench.ts";
import type { OtherProgram } from "./program.ts";
import { StepList } from "./step-list.tsx";

/** A program in short: the file, the steps and the drawing side by side. */
export function OtherSection({ program, bench }: { program: OtherProgram; bench: Bench }) {
  const { id, name, text, format, writtenFor, steps, note } = program;
  const arrival = bench.arrivals.find((known) => known.format === format);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 border-line border-t pt-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]"
    >
      <div className="grid justify-items-start gap-4">
        <div className="grid gap-1.5">
          <h3 id={`${id}-title`} className="text-xl">
            {name}
          </h3>
          <p className="max-w-[34em] text-ink-2 text-sm">{text}</p>
        </div>
        {arrival && (
          <DownloadLink
            label={`.${arrival.path.split(".").at(-1)} for ${name}`}
            path={arrival.path}
            query={bench.query}
          />
        )}
      </div>
      <div className="grid gap-4">
        <StepList steps={steps} />
        <p className="text-ink-2 text-sm">
          Written for {writtenFor}. Menus may differ by version. {note}
        </p>
      </div>
      <Drawing way={program} program={name} bench={bench} />
    </section>
  );
}
