import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { PageTitle } from "../page-parts.tsx";
import type { Route } from "./+types/pro-index-route";
import { PageLinks, Trademarks } from "./parts.tsx";
import { productLinks } from "./products.ts";

const TITLE = "Huesmith Pro for Photoshop";

export const meta: Route.MetaFunction = pageMeta({
  title: TITLE,
  description:
    "Seven ways to bring colors from Huesmith into Photoshop as ACO and ASE swatches: palettes, gradients, harmonies, mixtures, contrast, shades and HTML colors.",
  path: "/huesmith-pro-photoshop",
});

export const headers = publicCacheHeaders;

export function loader() {
  return { products: productLinks() };
}

export default function HuesmithPro({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-16 md:pt-16">
      <header className="grid justify-items-start gap-7">
        <PageTitle title={TITLE} isWide>
          Seven of the tools export Photoshop swatches. Each has a page with a sample to download, the steps in
          Photoshop, and what is free or Pro.
        </PageTitle>
        <ButtonLink href="/photoshop-plugin" variant="primary">
          Bring your own palette
        </ButtonLink>
      </header>
      <Section id="products" title="Seven products">
        <PageLinks pages={products} columns="lg:grid-cols-3" />
      </Section>
      <Section id="pro" title="Free and Pro">
        <p className="max-w-[38em] text-ink-2">
          The ACO and ASE files are free and need no account. Pro adds what each product page lists and removes save
          limits. See <TextLink href="/pricing">what Pro costs</TextLink>.
        </p>
        <Trademarks names={["Photoshop"]} />
      </Section>
    </div>
  );
}
