import { data, redirect } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { dataMeta } from "#app/metadata.ts";
import { Badge } from "#app/ui/badge.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Section, SectionHeading } from "#app/ui/section-heading.tsx";
import { PageTitle, Terms } from "../page-parts.tsx";
import type { Route } from "./+types/program-route";
import { ADDONS_PATH, withPalette } from "./address.ts";
import { Drawing } from "./drawing.tsx";
import { MenuPicture } from "./drawing-parts.tsx";
import { type Bench, loadBench } from "./load-bench.ts";
import { PaletteBench } from "./palette-bench.tsx";
import { DownloadLink, PageLinks, StepList, Trademarks } from "./parts.tsx";
import { productLinks } from "./products.ts";
import { programLink, programs, type Way } from "./programs.ts";

const OTHER_PROGRAMS = {
  path: ADDONS_PATH,
  name: "Other apps",
  lead: "Illustrator, Affinity, Procreate, GIMP, Krita and more.",
};

export const meta: Route.MetaFunction = dataMeta(({ program }) => ({
  ...program,
  above: [{ name: "Add-ons", path: ADDONS_PATH }],
  shortTitle: program.name,
}));

export const headers = publicCacheHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const program = programs.find(({ path }) => path === url.pathname.toLowerCase());
  if (!program) throw data(`Page Not Found: ${url.pathname}${url.search}`, { status: 404 });
  if (url.pathname !== program.path) throw redirect(program.path + url.search, 301);
  return {
    program,
    others: [...programs.filter(({ id }) => id !== program.id).map(programLink), OTHER_PROGRAMS],
    products: program.id === "photoshop" ? productLinks() : [],
    bench: await loadBench(url, context, program.ways),
  };
}

export default function ProgramPage({ loaderData: { program, others, products, bench } }: Route.ComponentProps) {
  const { name, path, heading, lead, badge, status, ways, notes } = program;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-3.5 md:gap-20 md:pt-7.5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <header className="grid gap-3">
          <PageTitle title={heading} above={{ to: withPalette(ADDONS_PATH, bench.query), label: "All apps" }}>
            {lead}
          </PageTitle>
          <p className="max-w-[44em] text-sm">
            <span className="mr-2 inline-block">
              <Badge tone="outline">{badge}</Badge>
            </span>
            {status}
          </p>
        </header>
        <PaletteBench key={path} bench={bench} path={path} />
      </div>
      {ways.map((way, index) => (
        <WaySection key={way.id} way={way} program={name} bench={bench} isFirst={index === 0} />
      ))}
      <Section id="notes" title="Good to know" className="gap-7">
        <Terms entries={notes} className="gap-x-16 sm:grid-cols-2 lg:grid-cols-3" />
      </Section>
      {products.length > 0 && (
        <Section id="more" title="More for Photoshop">
          <PageLinks pages={products} columns="lg:grid-cols-3" />
        </Section>
      )}
      <Section id="others" title="The same palette elsewhere">
        <PageLinks pages={others} query={bench.query} columns="lg:grid-cols-4" />
        <Trademarks names={[name]} />
      </Section>
    </div>
  );
}

type WayProps = { way: Way; program: string; bench: Bench; isFirst: boolean };

function WaySection({ way, program, bench, isFirst }: WayProps) {
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
            <DownloadLink path={arrival.path} query={bench.query} isPrimary={isFirst} />
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
