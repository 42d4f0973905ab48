import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { accessibilityDate, accessibilityLimits, accessibilityTests } from "#content/accessibility.ts";
import { PageTitle, Terms } from "../page-parts.tsx";
import { printDate } from "../words.ts";
import type { Route } from "./+types/route";

const COLUMNS = "gap-x-12 sm:grid-cols-2 lg:grid-cols-3";

export const meta: Route.MetaFunction = pageMeta({
  title: "Accessibility",
  description:
    "How Huesmith was tested against WCAG 2.2 AA, what is known not to conform or wasn't tested, and how to report a problem.",
  path: "/accessibility",
});

export const headers = publicCacheHeaders;

/** Keeps the texts on the server. */
export function loader() {
  return { date: printDate(accessibilityDate), tests: accessibilityTests, limits: accessibilityLimits };
}

export default function Accessibility({ loaderData: { date, tests, limits } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-14 pt-12 md:gap-20 md:pt-16">
      <PageTitle title="Accessibility">
        Huesmith is built and tested to meet WCAG 2.2 at level AA. This is what was tested, and what falls short.
      </PageTitle>
      <Section id="tests" title="What was tested" aside={date}>
        <Terms entries={tests} className={COLUMNS} />
      </Section>
      <Section id="limits" title="Known limits">
        <Terms entries={limits} className={COLUMNS} />
      </Section>
      <Section id="report" title="Report a problem" className="justify-items-start gap-5">
        <p className="max-w-[44em] text-ink-2">
          If something is hard or impossible to use, tell us. Include the page's address, your browser and any assistive
          technology, and what you expected to happen. See <TextLink href="/browsers">browser support</TextLink> for the
          browsers we test.
        </p>
        <ButtonLink href="/contact?topic=bug" variant="primary">
          Report a problem
        </ButtonLink>
      </Section>
    </div>
  );
}
