import { data } from "react-router";
import { ExportButton } from "#app/frame/export/export-button.tsx";
import { SaveButton } from "#app/frame/library/save-button.tsx";
import { describePage } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { readColor } from "#color/text/address.ts";
import type { Route } from "./+types/route";
import { BuildAddresses } from "./build-addresses.tsx";
import { ColorRows } from "./color-rows.tsx";
import { AWAY, loadShared } from "./load-shared.ts";
import { SharedStrip } from "./shared-strip.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? describePage({
        title: loaderData.name,
        description: `${countText(loaderData.swatches.length)}: ${loaderData.swatches.map(({ name, hex }) => `${name} ${hex}`).join(", ")}.`,
        origin: matches[0].loaderData.origin,
      })
    : [];

/** No cache keeps what can be taken back at any time, and no search engine lists it. */
export function headers() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const shared = await loadShared(params.token, context);
  if (shared === "away") throw data(AWAY.text, { status: 503, headers: { "Retry-After": AWAY.retryAfter } });
  if (!shared) throw data(`Page Not Found: ${url.pathname}${url.search}`, { status: 404 });
  return shared;
}

/** A shared palette, for anyone with the link. */
export default function SharedPalette({ loaderData: shared }: Route.ComponentProps) {
  const { name, address, place, swatches, changedAt } = shared;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 md:gap-16 md:pt-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <header className="grid gap-3">
          <h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">{name}</h1>
          <p className="text-ink-2 text-lg">
            A shared {shared.blend ? "gradient" : "palette"} of {countText(swatches.length)}, last changed{" "}
            <time dateTime={new Date(changedAt).toISOString()}>{date.format(changedAt)}</time>.
          </p>
        </header>
        {shared.blend ? (
          <div
            role="img"
            aria-label={`The gradient ${name}`}
            className="inset-ring inset-ring-line h-[300px] rounded-bench"
            style={{ background: shared.blend }}
          />
        ) : (
          <SharedStrip name={name} swatches={swatches} />
        )}
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to={place.path} variant="primary">
            Open in {place.label}
            <Icon className="icon-arrow-up-right" />
          </ButtonLink>
          <SaveButton
            thing={() => ({ name, path: place.path, colors: swatches.flatMap(({ text }) => readColor(text) ?? []) })}
          />
          <ExportButton palette={() => shared.palette} />
        </div>
      </div>
      <ColorRows swatches={swatches} />
      <section aria-labelledby="builds" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SectionHeading id="builds">For builds</SectionHeading>
        <p className="max-w-[34em] text-ink-2">
          Three addresses return the current palette: every step, name, role and theme. They are cached for a minute and
          return 404 once sharing stops.
        </p>
        <BuildAddresses address={address} />
      </section>
    </div>
  );
}

// In the zone of the server and the browser alike, or the two would not agree.
const date = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

function countText(count: number) {
  return count === 1 ? "1 color" : `${count} colors`;
}
