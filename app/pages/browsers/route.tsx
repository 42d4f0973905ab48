import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { TextLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { PageTitle, Terms } from "../page-parts.tsx";
import type { Route } from "./+types/route";
import { readSupport } from "./read-support.ts";
import { SupportTable } from "./support-table.tsx";

/** Which browsers use which engine. The tested one may be another build of it. */
const FAMILIES: Readonly<Record<string, { name: string; text: string }>> = {
  Chromium: { name: "Chromium", text: "The engine of Chrome, Edge, Opera, Brave and Samsung Internet." },
  Firefox: { name: "Firefox", text: "The extended support release, on Linux." },
  WebKit: { name: "WebKitGTK", text: "WebKit is the engine of Safari. This is its Linux version." },
};

const LIMITS = {
  "Not tested":
    "Safari itself, and every browser on iOS, Android, macOS and Windows. WebKitGTK has Safari's engine, but not its screen, its fonts or its touch input.",
  "Oldest versions":
    "Colors and menus need light-dark() and popovers: Chrome and Edge 123, Firefox 125, Safari 17.5, all from 2024. Only the versions above were tested.",
  "Without JavaScript":
    "Every page shows its full result for the colors in its address, and most tools have a plain form to change them. Dragging, pickers and saving need JavaScript.",
};

export const meta: Route.MetaFunction = pageMeta({
  title: "Browser support",
  description:
    "Which browsers Huesmith was tested in, tool by tool, and what happens where a browser lacks a feature. Taken from the test results.",
  path: "/browsers",
});

export const headers = publicCacheHeaders;

export function loader() {
  return readSupport();
}

export default function Browsers({ loaderData }: Route.ComponentProps) {
  const { date, engines, tools, everywhere, features, pages } = loaderData;
  const browsers = engines.map(({ name }) => name);
  const passed = { yes: "Passed", no: "Failed" };
  const entries = Object.fromEntries(
    engines.map(({ name, version }) => [`${FAMILIES[name]?.name ?? name} ${version}`, FAMILIES[name]?.text]),
  );
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-14 pt-12 md:gap-20 md:pt-16">
      <header className="grid gap-10 md:gap-12">
        <PageTitle title="Browser support">
          A test uses each tool in three browser engines. These are the results from {date}.
        </PageTitle>
        <Terms entries={entries} isLarge className="gap-x-12 sm:grid-cols-3" />
      </header>
      <Section id="tools" title="Tools">
        <SupportTable label="Tools by browser" what="Tool and test" browsers={browsers} rows={tools} words={passed} />
      </Section>
      <Section id="everywhere" title="Pages, dialogs and keyboard">
        <SupportTable
          label="Pages, dialogs and keyboard by browser"
          what="Test"
          browsers={browsers}
          rows={everywhere}
          words={passed}
        />
        <p className="max-w-[44em] text-ink-2">
          {pages.opened} other pages were opened, and all text in the window was compared with a screenshot.{" "}
          {pages.painted === pages.opened ? "All" : `${pages.painted} of them`} passed in all three. All other tests of
          the site run in Chromium only.
        </p>
      </Section>
      <Section id="features" title="Optional features" aside="detected, never guessed from a browser's name">
        <SupportTable
          label="Features by browser"
          what="Feature, and what happens without it"
          browsers={browsers}
          rows={features}
          words={{ yes: "Available", no: "Not available" }}
        />
      </Section>
      <Section id="limits" title="Limits">
        <Terms entries={LIMITS} className="gap-x-12 md:grid-cols-3" />
      </Section>
      <p className="max-w-[34em] text-lg">
        Something doesn't work in your browser? <TextLink href="/contact">Write to us</TextLink>. See also{" "}
        <TextLink href="/accessibility">accessibility</TextLink>.
      </p>
    </div>
  );
}
