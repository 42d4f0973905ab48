import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { TextLink } from "#app/ui/link.tsx";
import { Section, SectionHeading } from "#app/ui/section-heading.tsx";
import { otherPrograms } from "#content/addons/other-programs.ts";
import { PageTitle } from "../page-parts.tsx";
import type { Route } from "./+types/route";
import { ADDONS_PATH, withPalette } from "./address.ts";
import { Drawing } from "./drawing.tsx";
import { type Bench, loadBench } from "./load-bench.ts";
import { PaletteBench } from "./palette-bench.tsx";
import { DownloadLink, PageLinks, StepList, Trademarks } from "./parts.tsx";
import { productLinks } from "./products.ts";
import { type OtherProgram, programLink, programs } from "./programs.ts";

export const meta: Route.MetaFunction = pageMeta({
  title: "Add-ons: palettes for design apps",
  description:
    "Use a palette in Figma, Photoshop, Illustrator, Affinity, Procreate, GIMP, Krita and more: files, steps for each, and a preview.",
  path: ADDONS_PATH,
});

export const headers = publicCacheHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const others: readonly OtherProgram[] = otherPrograms;
  return {
    programs: programs.map(programLink),
    others,
    products: productLinks(),
    bench: await loadBench(url, context, others),
  };
}

export default function Addons({ loaderData: { programs, others, products, bench } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-20 md:pt-16">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <PageTitle title="Add-ons">
          Use your palette in the app you work in. Huesmith has no plugins yet. It writes files these apps open
          directly, and previews them before you download.
        </PageTitle>
        <PaletteBench bench={bench} path={ADDONS_PATH} />
        <ProgramCards programs={programs} bench={bench} />
      </div>
      <section aria-labelledby="programs" className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid gap-4">
          <SectionHeading id="programs">More apps</SectionHeading>
          <nav aria-label="Apps" className="-mx-2 flex flex-wrap">
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
      <Section id="files" title="All formats">
        <p className="max-w-[38em] text-ink-2">
          All contain the palette above, in hex where the format allows a choice. Export in every tool has these too,
          with more options and PNG.
        </p>
        <FileTable files={bench.files} query={bench.query} />
      </Section>
      <Section
        id="for-photoshop"
        title="Made for Photoshop"
        aside={<TextLink href="/huesmith-pro-photoshop">All seven</TextLink>}
      >
        <PageLinks pages={products} columns="lg:grid-cols-3" />
        <Trademarks names={["Figma", "Photoshop", "Adobe XD", "Adobe Express", ...others.map(({ name }) => name)]} />
      </Section>
    </div>
  );
}

type CardsProps = { programs: readonly ReturnType<typeof programLink>[]; bench: Bench };

const MAX_SWATCHES = 5;

function ProgramCards({ programs, bench: { swatches, query } }: CardsProps) {
  const hexes = swatches.slice(0, MAX_SWATCHES).map(({ hex }) => hex);
  return (
    <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {programs.map(({ id, name, path, lead }) => (
        <li key={path}>
          <a href={withPalette(path, query)} className="group grid gap-0.5 rounded-control">
            <span aria-hidden className="grid h-[118px] place-items-center overflow-hidden rounded-control bg-well">
              <Glyph id={id} hexes={hexes} />
            </span>
            <span className="mt-2.5 font-semibold group-hover:underline">{name}</span>
            <span className="text-ink-2 text-sm">{lead}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Glyph({ id, hexes }: { id: string; hexes: readonly string[] }) {
  if (id === "photoshop") {
    return (
      <span className="grid grid-cols-5 gap-px">
        {[...hexes, ...hexes, ...hexes].map((hex, place) => (
          <span key={place} className="swatch size-5" style={{ backgroundColor: hex }} />
        ))}
      </span>
    );
  }
  const look = SHAPES[id] ?? "h-14 w-9";
  return (
    <span className={`flex ${id === "adobe-express" ? "flex-col" : ""} ${id === "figma" ? "gap-1.5" : "gap-1"}`}>
      {hexes.map((hex, place) => (
        <span key={place} className={`swatch ${look}`} style={{ backgroundColor: hex }} />
      ))}
    </span>
  );
}

const SHAPES: Readonly<Record<string, string>> = {
  figma: "h-12 w-8 rounded-[3px]",
  "adobe-xd": "size-8 rounded-full",
  "adobe-express": "h-3 w-28 rounded-full",
};

function OtherSection({ program, bench }: { program: OtherProgram; bench: Bench }) {
  const { id, name, text, format, writtenFor, steps, note } = program;
  const arrival = bench.arrivals.find((known) => known.format === format);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 border-line border-t pt-7 lg:grid-cols-3"
    >
      <div className="grid justify-items-start gap-4">
        <div className="grid gap-1.5">
          <h3 id={`${id}-title`} className="text-xl">
            {name}
          </h3>
          <p className="max-w-[34em] text-ink-2 text-sm">{text}</p>
        </div>
        {arrival && <DownloadLink path={arrival.path} program={name} query={bench.query} />}
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

function FileTable({ files, query }: Pick<Bench, "files" | "query">) {
  return (
    <ul className="grid gap-x-16 lg:grid-cols-2">
      {files.map(({ id, label, hint, extension, path }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 border-line border-t py-1 text-sm">
          <span className="min-w-0 py-1.5">
            <span className="font-[550]">{label}</span> <span className="text-ink-2">{hint}</span>
          </span>
          <a
            href={withPalette(path, query)}
            download
            className="inline-flex pointer-coarse:min-h-11 shrink-0 items-center rounded-swatch py-1.5 font-mono text-ink-2 underline decoration-line-2 underline-offset-[0.2em] hover:text-ink hover:decoration-current"
          >
            <span className="sr-only">Download {label}, </span>.{extension}
          </a>
        </li>
      ))}
    </ul>
  );
}
