import { data, redirect } from "react-router";
import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Route } from "./+types/program-route";
import { ADDONS_PATH, withPalette } from "./addons-path.ts";
import { loadBench } from "./load-bench.ts";
import { PaletteBench } from "./palette-bench.tsx";
import { proCards } from "./pro-cards.ts";
import { ProLinks } from "./pro-links.tsx";
import { ProgramLinks } from "./program-links.tsx";
import { programAt, programs } from "./programs.ts";
import { Trademarks } from "./trademarks.tsx";
import { WaySection } from "./way-section.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? describePage({
        title: loaderData.program.title,
        description: loaderData.program.description,
        path: loaderData.program.path,
        origin: matches[0].loaderData.origin,
      })
    : [];

export const headers = keptHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const program = programAt(url.pathname);
  if (!program) throw data(`Page Not Found: ${url.pathname}${url.search}`, { status: 404 });
  if (url.pathname !== program.path) throw redirect(program.path + url.search, 301);
  return {
    program,
    others: programs.filter(({ id }) => id !== program.id).map(({ name, path, lead }) => ({ name, path, lead })),
    pro: program.id === "photoshop" ? proCards() : [],
    bench: await loadBench(
      url,
      context,
      program.ways.map(({ format }) => format),
    ),
  };
}

/** One program: the palette, the ways into it, what to know. */
export default function ProgramPage({ loaderData: { program, others, pro, bench } }: Route.ComponentProps) {
  const { name, path, heading, lead, badge, status, ways, notes } = program;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 md:gap-20 md:pt-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <header className="grid gap-3">
          <p className="text-sm">
            <TextLink to={withPalette(ADDONS_PATH, bench.query)}>All programs</TextLink>
          </p>
          <h1 className="text-3xl md:text-4xl">{heading}</h1>
          <p className="max-w-[34em] text-ink-2 text-lg">{lead}</p>
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
      <section aria-labelledby="notes" className="grid gap-7">
        <SectionHeading id="notes">Good to know</SectionHeading>
        <dl className="grid gap-x-16 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {notes.map(({ term, text }) => (
            <div key={term} className="grid content-start gap-1.5">
              <dt className="font-semibold">{term}</dt>
              <dd className="max-w-[34em] text-ink-2 text-sm">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {pro.length > 0 && (
        <section aria-labelledby="more" className="grid gap-6">
          <SectionHeading id="more">More for Photoshop</SectionHeading>
          <ProLinks cards={pro} />
        </section>
      )}
      <section aria-labelledby="others" className="grid gap-6">
        <SectionHeading id="others">The same palette elsewhere</SectionHeading>
        <ProgramLinks programs={others} query={bench.query} />
        <Trademarks names={[name]} />
      </section>
    </div>
  );
}
