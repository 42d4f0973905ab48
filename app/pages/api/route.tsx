import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { apiContext } from "#contract/api.ts";
import { originContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { Contents } from "./contents.tsx";
import { EndpointSection } from "./endpoint-section.tsx";
import { OtherFiles } from "./other-files.tsx";
import { Problems } from "./problems.tsx";
import { Rules } from "./rules.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Color API",
    description:
      "A free JSON API for colors: convert between 30 spaces, find names, generate palettes, measure contrast, draw random colors. No key, open to every origin.",
    path: "/api",
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(originContext), ...context.get(apiContext)() };
}

export default function Api({ loaderData }: Route.ComponentProps) {
  const { origin, endpoints, problems, refused, limits } = loaderData;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-20 md:pt-16">
      <header className="grid gap-8">
        <div className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">Color API</h1>
          <p className="max-w-[34em] text-ink-2 text-lg">
            This site's color engine as JSON: the same numbers, unrounded. No key, no account, CORS is open.
          </p>
        </div>
        <Contents endpoints={endpoints} />
      </header>
      {endpoints.map((endpoint) => (
        <EndpointSection key={endpoint.path} endpoint={endpoint} origin={origin} />
      ))}
      <Rules limits={limits} />
      <section aria-labelledby="errors" className="grid items-start gap-x-16 gap-y-7 lg:grid-cols-[5fr_6fr]">
        <Problems problems={problems} />
        <CodeBlock title={refused.address} code={refused.answer.trimEnd()} language="JSON" />
      </section>
      <section aria-labelledby="files" className="grid gap-5">
        <SectionHeading id="files">Other files</SectionHeading>
        <OtherFiles />
      </section>
    </div>
  );
}
