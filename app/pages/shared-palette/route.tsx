import { data } from "react-router";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { ExportButton } from "#app/frame/export/export-button.tsx";
import { SaveButton } from "#app/frame/library/save-button.tsx";
import { searchOf } from "#app/frame/page-not-found.ts";
import { dataMeta } from "#app/metadata.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { readColor } from "#color/text/address.ts";
import { print } from "#color/text/print.ts";
import { countOf } from "#color/words/count.ts";
import { colorPath } from "#contract/color-path.ts";
import { printDate } from "../words.ts";
import type { Route } from "./+types/route";
import { loadShared, type Shared, UNAVAILABLE } from "./load-shared.ts";

const GONE = "The owner may have turned this link off. Ask them for a new one.";

/** With more colors, a desktop has no room for words. */
const MAX_WORDS = 8;

const FILES = [
  {
    label: "CSS",
    ending: ".css",
    text: "Custom properties. Takes values, prefix, and dark: media, class or light-dark.",
  },
  {
    label: "JSON",
    ending: ".json",
    text: "Names and values in their order. Takes values: hex, rgb, hsl, oklch and more.",
  },
  {
    label: "Design tokens",
    ending: ".tokens.json",
    text: "DTCG 2025.10. A theme is a resolver with a light and a dark mode. Takes values.",
  },
] as const;

export const meta: Route.MetaFunction = dataMeta(({ name: title, swatches, place }) => ({
  title,
  description: `${countOf(swatches.length, "color")}: ${swatches.map(({ name, code }) => `${name} ${code}`).join(", ")}.`,
  card: place.path,
}));

/** Not cached, because sharing can be revoked at any time, and not indexed by search engines. */
export function headers() {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const shared = await loadShared(params.token, context);
  if (shared === "unavailable")
    throw data(UNAVAILABLE.text, { status: 503, headers: { "Retry-After": UNAVAILABLE.retryAfter } });
  if (!shared) throw data(`Page Not Found: ${url.pathname}${searchOf({ request, url })}\n${GONE}`, { status: 404 });
  return shared;
}

export default function SharedPalette({ loaderData: shared }: Route.ComponentProps) {
  const { name, address, place, swatches, changedAt } = shared;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 md:gap-16 md:pt-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <header className="grid gap-3">
          <h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">{name}</h1>
          <p className="text-ink-2 text-lg">
            A shared {shared.blend ? "gradient" : "palette"} of {countOf(swatches.length, "color")}, last changed{" "}
            <time dateTime={new Date(changedAt).toISOString()}>{printDate(changedAt)}</time>.
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
          <ButtonLink href={place.path} variant="primary">
            Open in {place.label}
            <Icon className="icon-arrow-up-right" />
          </ButtonLink>
          <SaveButton
            savable={() => ({ name, path: place.path, colors: swatches.flatMap(({ text }) => readColor(text) ?? []) })}
          />
          <ExportButton palette={() => shared.palette} />
        </div>
      </div>
      <ColorRows swatches={swatches} />
      <Section id="builds" title="For builds" className="grid-cols-[minmax(0,1fr)] gap-5">
        <p className="max-w-[34em] text-ink-2">
          Three addresses return the current palette: every step, name, role and theme. They are cached for a minute and
          return 404 once sharing stops.
        </p>
        <BuildAddresses address={address} />
      </Section>
    </div>
  );
}

function SharedStrip({ name, swatches }: Pick<Shared, "name" | "swatches">) {
  const hasWords = swatches.length <= MAX_WORDS;
  return (
    <ul
      role="list"
      aria-label={`Colors of ${name}`}
      className="joined flex flex-col rounded-bench md:h-[300px] md:flex-row"
    >
      {swatches.map(({ hex, code, style, name: color }, place) => {
        const words = `${hex === code ? "" : "rounded-swatch bg-paper px-1"} ${hasWords ? "" : "md:sr-only"}`;
        return (
          <li key={place} className="flex min-w-0 flex-1 md:-mr-px">
            <a
              href={colorPath(hex)}
              style={style}
              className="swatch flex min-h-16 min-w-0 flex-1 items-center justify-between gap-3 px-5 py-3 focus-visible:outline-current focus-visible:-outline-offset-4 md:flex-col md:items-start md:justify-end md:gap-0.5 md:pb-6"
            >
              <span className={`font-mono text-base md:text-lg ${words}`}>{code.slice(1)}</span>
              <span className={`max-w-full truncate text-sm ${words}`}>{color}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function BuildAddresses({ address }: { address: string }) {
  return (
    <dl className="grid gap-5 lg:grid-cols-3">
      {FILES.map(({ label, ending, text }) => (
        <div key={label} className="grid min-w-0 gap-1.5">
          <dt className="font-[550] text-sm">{label}</dt>
          <dd className="flex min-w-0 items-center gap-2 rounded-control bg-well py-1 pr-1 pl-3.5">
            <a href={address + ending} className="min-w-0 flex-1 truncate font-mono text-sm hover:underline">
              {address + ending}
            </a>
            <CopyButton text={address + ending} what={`the ${label} address`} size="sm" />
          </dd>
          <dd className="text-ink-2 text-xs">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function ColorRows({ swatches }: Pick<Shared, "swatches">) {
  const copy = useCopy();
  const rows = swatches.flatMap((swatch) => {
    const color = readColor(swatch.text);
    return color ? [{ ...swatch, color }] : [];
  });
  const copyAll = () =>
    copy(
      rows.map(({ color }) => color),
      rows.map(({ name }) => name),
    );
  return (
    <Section
      id="colors"
      title="Colors"
      aside={
        <Button icon="icon-copy size-4" size="sm" onClick={copyAll} className="noscript:hidden font-sans">
          Copy all
        </Button>
      }
      className="grid-cols-[minmax(0,1fr)] gap-5"
    >
      <ul className="divide-y divide-line border-line border-y">
        {rows.map(({ hex, code, style, name, color }, place) => (
          <li key={place} className="flex items-center gap-4 py-2.5">
            <span
              aria-hidden
              style={style}
              className="swatch inset-ring inset-ring-line size-10 shrink-0 rounded-swatch"
            />
            <a href={colorPath(hex)} className="min-w-0 flex-1 truncate font-[550] text-sm hover:underline">
              {name}
            </a>
            <span className="font-mono text-sm">{code}</span>
            <span className="w-56 font-mono text-ink-2 text-sm max-lg:hidden">
              {print(color, "oklch", { precision: "short" })}
            </span>
            <span className="w-44 font-mono text-ink-2 text-sm max-md:hidden">{print(color, "rgb")}</span>
            <span className="flex text-ink-2">
              <CopyColorButton color={color} name={name} size="sm" />
              <CopyMenu color={color} name={name} size="sm" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
