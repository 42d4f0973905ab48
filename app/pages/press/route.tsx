import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { pressColors, pressNames } from "#content/press.ts";
import { colorPath } from "#contract/color-path.ts";
import { namesContext, originContext } from "#contract/site.ts";
import { PageTitle, Paragraphs } from "../page-parts.tsx";
import type { Route } from "./+types/route";
import { countFacts } from "./facts.ts";
import { Logos, Pictures } from "./pictures.tsx";

const CONTACT = "/contact?topic=press";

export const meta: Route.MetaFunction = pageMeta({
  title: "Press",
  description:
    "For journalists and bloggers: facts, descriptions in three lengths, the logo as SVG and PNG, brand colors, screenshots, and a contact.",
  path: "/press",
});

export const headers = publicCacheHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const names = context.get(namesContext);
  return { ...countFacts(names), host: new URL(context.get(originContext)).host };
}

export default function Press({ loaderData: { numbers, texts, since, host } }: Route.ComponentProps) {
  const rows = [
    ["Address", host],
    ["Launched", since],
    ["Price", "Free, without an account; Pro at $3.10 a month"],
    ["License", "MIT, for all source code"],
  ];
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 md:gap-24 md:pt-16">
      <header className="grid gap-10 md:gap-14">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <PageTitle title="Press">
            For journalists and bloggers. You can use everything on this page without asking.
          </PageTitle>
          <ButtonLink href={CONTACT} variant="primary">
            Press contact
          </ButtonLink>
        </div>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-8 sm:grid-cols-3">
            {numbers.map(({ count, what }) => (
              <div key={what} className="flex flex-col-reverse justify-end gap-1">
                <dt className="text-ink-2 text-sm">{what}</dt>
                <dd className="font-semibold text-2xl tabular-nums tracking-[-0.03em]">{count}</dd>
              </div>
            ))}
          </dl>
          <dl className="self-start text-sm">
            {rows.map(([term, text]) => (
              <div key={term} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-line border-t py-2.5">
                <dt className="text-ink-2">{term}</dt>
                <dd className="[overflow-wrap:anywhere]">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <Section id="words" title="In words">
        <Texts texts={texts} />
      </Section>
      <Section id="name" title="The name">
        <NameRules />
      </Section>
      <Section id="logo" title="The logo" aside="SVG and PNG">
        <Logos />
      </Section>
      <Section id="colors" title="Colors">
        <BrandColors colors={pressColors} />
      </Section>
      <Section id="pictures" title="Pictures" aside="screenshots, as WebP">
        <Pictures />
      </Section>
      <p className="max-w-[34em] text-lg">
        Need something else? <TextLink href={CONTACT}>Write to us</TextLink>.
      </p>
    </div>
  );
}

function Texts({ texts }: { texts: readonly { title: string; text: string }[] }) {
  return (
    <div className="grid">
      {texts.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-12 gap-y-3 border-line border-t py-6 last:pb-0 lg:grid-cols-[200px_minmax(0,1fr)]"
        >
          <div className="grid content-start justify-items-start gap-1">
            <h3 className="text-lg">{title}</h3>
            <p className="text-ink-2 text-sm">{text.split(/\s+/).length} words</p>
            <CopyButton text={text} what={`“${title}”`} size="sm" className="mt-2 max-lg:hidden">
              Copy<span className="sr-only">{` “${title}”`}</span>
            </CopyButton>
          </div>
          <div className="grid max-w-[44em] gap-4">
            <Paragraphs texts={text.split("\n\n")} />
            <CopyButton text={text} what={`“${title}”`} size="sm" className="justify-self-start lg:hidden">
              Copy<span className="sr-only">{` “${title}”`}</span>
            </CopyButton>
          </div>
        </div>
      ))}
    </div>
  );
}

function NameRules() {
  const { right, wrong, text } = pressNames;
  return (
    <div className="grid gap-6">
      <p className="max-w-[34em] text-ink-2">{text}</p>
      <ul role="list" aria-label="Ways to write it" className="flex flex-wrap items-baseline gap-x-8 gap-y-4">
        {right.map((name) => (
          <li key={name} className="flex items-center gap-2 font-semibold text-2xl tracking-[-0.02em] md:text-3xl">
            <Icon className="icon-check size-6 text-ok" />
            <span className="sr-only">Right: </span>
            {name}
          </li>
        ))}
        {wrong.map((name) => (
          <li key={name} className="flex items-center gap-1.5 text-ink-2 text-lg">
            <Icon className="icon-x text-bad" />
            <span className="sr-only">Wrong: </span>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function BrandColors({ colors }: { colors: readonly { hex: Hex; name: string }[] }) {
  return (
    <ul
      role="list"
      aria-label="Brand colors"
      className="joined grid grid-cols-2 rounded-bench sm:grid-cols-3 lg:grid-cols-6"
    >
      {colors.map(({ hex, name }) => (
        <li key={hex} style={swatchStyle(hex)} className="swatch flex h-40 items-end justify-between gap-1 p-4 lg:h-64">
          <a
            href={colorPath(hex)}
            className="grid rounded-swatch py-1 text-sm hover:underline focus-visible:outline-current"
          >
            <span>{name}</span>
            <span className="font-mono">{hex}</span>
          </a>
          <CopyButton text={hex} variant="ghost" size="sm" className="-mr-2 -mb-0.5" />
        </li>
      ))}
    </ul>
  );
}
