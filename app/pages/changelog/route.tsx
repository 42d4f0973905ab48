import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ColorBand } from "#app/ui/color-band.tsx";
import { changelog } from "#content/changelog.ts";
import { cards } from "#content/tool-cards.ts";
import { tools } from "#content/tools.ts";
import { PageTitle } from "../page-parts.tsx";
import { printDate } from "../words.ts";
import type { Route } from "./+types/route";
import { CHANGELOG_FEED } from "./feed.ts";

export const meta: Route.MetaFunction = pageMeta({
  title: "Changelog",
  description: "What's new in Huesmith: tools, pages and changes, day by day, and as a feed.",
  path: "/changelog",
});

export const links: Route.LinksFunction = () => [CHANGELOG_FEED];

export const headers = publicCacheHeaders;

export function loader() {
  return { days: daysOfChangelog() };
}

export default function Changelog({ loaderData: { days } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-16 md:pt-16">
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <PageTitle title="Changelog">What's new in Huesmith.</PageTitle>
        <ButtonLink icon="icon-rss" href={CHANGELOG_FEED.href}>
          Atom feed
        </ButtonLink>
      </header>
      {days.map(({ date, title, releases }) => (
        <section
          key={date}
          aria-labelledby={`day-${date}`}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-line border-t pt-7 lg:grid-cols-[200px_minmax(0,1fr)]"
        >
          <h2 id={`day-${date}`} className="text-lg lg:sticky lg:top-8 lg:self-start">
            <time dateTime={date}>{title}</time>
          </h2>
          <div className="grid gap-14">
            {releases.map((release) => (
              <ReleaseEntry key={release.id} release={release} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The feed links to its id. */
function ReleaseEntry({ release: { id, title, text, changes } }: { release: Day["releases"][number] }) {
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-8 gap-5">
      <div className="grid gap-2">
        <h3 id={`${id}-title`} className="text-2xl">
          {title}
        </h3>
        <p className="max-w-[38em] text-ink-2">{text}</p>
      </div>
      <ul>
        {changes.map(({ text: says, link, colors }) => (
          <li
            key={says}
            className="grid items-baseline gap-x-10 gap-y-1 border-line border-t py-3 md:grid-cols-[minmax(0,1fr)_290px]"
          >
            <span className="max-w-[38em]">{says}</span>
            {link && (
              <a
                href={link.to}
                className="group flex items-center justify-between gap-3 rounded-swatch pointer-coarse:py-2.5 text-sm max-md:justify-self-start"
              >
                <span className="underline decoration-[1.5px] decoration-line-2 underline-offset-[0.2em] group-hover:decoration-current">
                  {link.label}
                </span>
                {colors.length > 0 && <ColorBand colors={colors} className="h-3.5 w-16 shrink-0 rounded-[4px]" />}
              </a>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}

type Day = ReturnType<typeof daysOfChangelog>[number];

const MAX_COLORS = 5;

/** The days, newest first. A change takes the colors of the drawing of the tool it links to. */
function daysOfChangelog() {
  const byDay = Object.groupBy(changelog, ({ date }) => date.slice(0, 10));
  return Object.entries(byDay)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([date, releases = []]) => ({
      date,
      title: printDate(date),
      releases: releases.map((release) => ({
        ...release,
        changes: release.changes.map((change) => ({ ...change, colors: colorsOf(change.link?.to) })),
      })),
    }));
}

function colorsOf(path: string | undefined): readonly string[] {
  const id = tools.find((tool) => tool.path === path)?.id;
  return (id && cards[id]?.glyph.colors.slice(0, MAX_COLORS)) || [];
}
