import { CopyButton } from "#app/ui/copy-button.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { DownloadLink } from "./download-link.tsx";
import { Drawing } from "./drawings/drawing.tsx";
import { MenuPicture } from "./drawings/menu-picture.tsx";
import type { Bench } from "./load-bench.ts";
import type { Way } from "./program.ts";
import { StepList } from "./step-list.tsx";

type Props = { way: Way; program: string; bench: Bench; isFirst: boolean };

/** One way into a program: the file and the steps on one side, what arrives on the other. */
export function WaySection({ way, program, bench, isFirst }: Props) {
  const { id, title, text, format, canCopy, writtenFor, steps, older, drawnIn = program } = way;
  const menu = steps.findLast((step) => step.menu)?.menu;
  const arrival = bench.arrivals.find((known) => known.format === format);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
          <p className="max-w-[34em] text-ink-2">{text}</p>
        </div>
        {arrival && (
          <div className="flex flex-wrap gap-2.5">
            <DownloadLink
              label={arrival.label.replace(/^(Adobe|Photoshop) /, "")}
              path={arrival.path}
              query={bench.query}
              isPrimary={isFirst}
            />
            {canCopy && arrival.text !== null && (
              <CopyButton text={arrival.text} what="the SVG">
                Copy the SVG
              </CopyButton>
            )}
          </div>
        )}
        <StepList steps={steps} />
        <p className="max-w-[38em] text-ink-2 text-sm">
          Written for {writtenFor}, in English. Menus may differ by version. {older}
        </p>
      </div>
      <div className="grid min-w-0 gap-8">
        <Drawing way={way} program={drawnIn} bench={bench} />
        {menu && <MenuPicture menu={menu} program={drawnIn} />}
      </div>
    </section>
  );
}
