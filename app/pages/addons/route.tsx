import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { TextLink } from "#app/ui/link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { otherPrograms } from "#content/addons/other-programs.ts";
import type { Route } from "./+types/route";
import { ADDONS_PATH } from "./addons-path.ts";
import { FileTable } from "./file-table.tsx";
import { loadBench } from "./load-bench.ts";
import { OtherSection } from "./other-section.tsx";
import { PaletteBench } from "./palette-bench.tsx";
import { proCards } from "./pro-cards.ts";
import { ProLinks } from "./pro-links.tsx";
import type { OtherProgram } from "./program.ts";
import { ProgramCards } from "./program-cards.tsx";
import { programs } from "./programs.ts";
import { Trademarks } from "./trademarks.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Add-ons: palettes for design programs",
    description:
      "Use a palette in Figma, Photoshop, Illustrator, Affinity, Procreate, GIMP, Krita and more: files, steps for each, and a preview.",
    path: ADDONS_PATH,
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const others: readonly OtherProgram[] = otherPrograms;
  return {
    programs: programs.map(({ id, name, path, lead }) => ({ id, name, path, lead })),
    others,
    pro: proCards(),
    bench: await loadBench(
      url,
      context,
      others.map(({ format }) => format),
    ),
  };
}

export default function Addons({ loaderData: { programs, others, pro, bench } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-20 md:pt-16">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <header className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">Add-ons</h1>
          <p className="max-w-[34em] text-ink-2 text-lg">
            Use your palette in the program you work in. Huesmith has no plug-ins yet. It writes files these programs
            open directly, and previews them before you download.
          </p>
        </header>
        <PaletteBench bench={bench} path={ADDONS_PATH} />
        <ProgramCards programs={programs} bench={bench} />
      </div>
      <section aria-labelledby="programs" className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid gap-4">
          <SectionHeading id="programs">More programs</SectionHeading>
          <nav aria-label="Programs" className="-mx-2 flex flex-wrap">
            {others.map(({ id, name }) => (
              <a
                key={id}
                href={`#${id}`}
                className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center rounded-swatch px-2 text-ink-2 text-sm hover:text-ink"
              >
                {name}
              </a>
            ))}
          </nav>
        </div>
        {others.map((program) => (
          <OtherSection key={program.id} program={program} bench={bench} />
        ))}
      </section>
      <section aria-labelledby="files" className="grid gap-6">
        <SectionHeading id="files">All formats</SectionHeading>
        <p className="max-w-[38em] text-ink-2">
          All contain the palette above, in hex where the format allows a choice. Export in every tool has these too,
          with more options and PNG.
        </p>
        <FileTable files={bench.files} query={bench.query} />
      </section>
      <section aria-labelledby="for-photoshop" className="grid gap-6">
        <SectionHeading id="for-photoshop" aside={<TextLink to="/huesmith-pro-photoshop">All seven</TextLink>}>
          Made for Photoshop
        </SectionHeading>
        <ProLinks cards={pro} />
        <Trademarks names={["Figma", "Photoshop", "Adobe XD", "Adobe Express", ...others.map(({ name }) => name)]} />
      </section>
    </div>
  );
}
