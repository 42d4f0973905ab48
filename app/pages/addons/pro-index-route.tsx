import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Route } from "./+types/pro-index-route";
import { proCards } from "./pro-cards.ts";
import { ProLinks } from "./pro-links.tsx";
import { Trademarks } from "./trademarks.tsx";

const TITLE = "Huesmith Pro for Photoshop";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: TITLE,
    description:
      "Seven ways to bring colors from Huesmith into Photoshop as ACO and ASE swatches: palettes, gradients, harmonies, mixtures, contrast, shades and HTML colors.",
    path: "/huesmith-pro-photoshop",
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;

export function loader() {
  return { cards: proCards() };
}

/** What the pages at /{product}-pro-photoshop have in common. */
export default function HuesmithPro({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 md:gap-16 md:pt-12">
      <header className="grid justify-items-start gap-3">
        <h1 className="text-3xl md:text-4xl">{TITLE}</h1>
        <p className="max-w-[38em] text-ink-2 text-lg">
          Seven of the tools export Photoshop swatches. Each has a page with a sample to download, the steps in
          Photoshop, and what is free or Pro.
        </p>
        <ButtonLink to="/photoshop-plugin" variant="primary" className="mt-4">
          Bring your own palette
        </ButtonLink>
      </header>
      <section aria-labelledby="products" className="grid gap-6">
        <SectionHeading id="products">Seven products</SectionHeading>
        <ProLinks cards={cards} />
      </section>
      <section aria-labelledby="pro" className="grid gap-6">
        <SectionHeading id="pro">Free and Pro</SectionHeading>
        <p className="max-w-[38em] text-ink-2">
          The ACO and ASE files are free and need no account. Pro adds what each product page lists and removes save
          limits. See <TextLink to="/pricing">what Pro costs</TextLink>.
        </p>
        <Trademarks names={["Photoshop"]} />
      </section>
    </div>
  );
}
