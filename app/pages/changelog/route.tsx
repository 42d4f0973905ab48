import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/route";
import { daysOfChangelog } from "./days.ts";
import { ReleaseEntry } from "./release-entry.tsx";

const FEED = { type: "application/atom+xml", title: "Huesmith changelog", href: "/changelog.xml" } as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Changelog",
    description: "What's new in Huesmith: tools, pages and changes, day by day, and as a feed.",
    path: "/changelog",
    origin: matches[0].loaderData.origin,
  });

export const links: Route.LinksFunction = () => [{ rel: "alternate", ...FEED }];

export const headers = keptHeaders;

export function loader() {
  return { days: daysOfChangelog() };
}

export default function Changelog({ loaderData: { days } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-16 md:pt-16">
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">Changelog</h1>
          <p className="max-w-[34em] text-ink-2 text-lg">What's new in Huesmith.</p>
        </div>
        <a href={FEED.href} className={buttonClass("outline", "md")}>
          <Icon className="icon-rss" />
          Atom feed
        </a>
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
