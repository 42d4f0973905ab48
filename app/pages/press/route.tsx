import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { pressColors } from "#content/press.ts";
import { namesContext, originContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { BrandColors } from "./brand-colors.tsx";
import { countFacts } from "./facts.ts";
import { Logos } from "./logos.tsx";
import { NameRules } from "./name-rules.tsx";
import { Numbers } from "./numbers.tsx";
import { Pictures } from "./pictures.tsx";
import { Texts } from "./texts.tsx";

const CONTACT = "/contact?topic=press";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Press",
    description:
      "For journalists and bloggers: facts, descriptions in three lengths, the logo as SVG and PNG, brand colors, screenshots, and a contact.",
    path: "/press",
    image: "/press/huesmith-logo.png",
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const names = context.get(namesContext);
  return { ...countFacts(names), host: new URL(context.get(originContext)).host };
}

export default function Press({ loaderData: { numbers, texts, since, host } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 md:gap-24 md:pt-16">
      <header className="grid gap-10 md:gap-14">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div className="grid gap-3">
            <h1 className="text-3xl md:text-4xl">Press</h1>
            <p className="max-w-[34em] text-ink-2 text-lg">
              For journalists and bloggers. You can use everything on this page without asking.
            </p>
          </div>
          <ButtonLink to={CONTACT} variant="primary">
            Press contact
          </ButtonLink>
        </div>
        <Numbers numbers={numbers} since={since} host={host} />
      </header>
      <section aria-labelledby="words" className="grid gap-6">
        <SectionHeading id="words">In words</SectionHeading>
        <Texts texts={texts} />
      </section>
      <section aria-labelledby="name" className="grid gap-6">
        <SectionHeading id="name">The name</SectionHeading>
        <NameRules />
      </section>
      <section aria-labelledby="logo" className="grid gap-6">
        <SectionHeading id="logo" aside="SVG and PNG">
          The logo
        </SectionHeading>
        <Logos />
      </section>
      <section aria-labelledby="colors" className="grid gap-6">
        <SectionHeading id="colors">Colors</SectionHeading>
        <BrandColors colors={pressColors} />
      </section>
      <section aria-labelledby="pictures" className="grid gap-6">
        <SectionHeading id="pictures" aside="WebP, as the site is">
          Pictures
        </SectionHeading>
        <Pictures />
      </section>
      <p className="max-w-[34em] text-lg">
        Need something else? <TextLink to={CONTACT}>Write to us</TextLink>.
      </p>
    </div>
  );
}
