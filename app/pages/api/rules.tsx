import type { ReactNode } from "react";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { printCount } from "#color/words/count.ts";
import type { ApiReference } from "#contract/api.ts";

export function Rules({ limits, origin }: Pick<ApiReference, "limits"> & { origin: string }) {
  const { queryChars, bodyBytes, colorChars, requests, requestBytes } = limits;
  return (
    <section aria-labelledby="rules" className="grid gap-7">
      <SectionHeading id="rules">Basics</SectionHeading>
      <dl className="grid gap-x-16 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <Rule title="Colors">
          Any notation the converter reads, at most {colorChars} characters each. In a URL, # is <Code>%23</Code>, or is
          left out: <Code>0d6986</Code>. For several colors, repeat the parameter or use hyphens:{" "}
          <Code>color=db073d-dba507</Code>.
        </Rule>
        <Rule title="Numbers">
          Unrounded. A hue is <Code>null</Code> where it has no meaning, as in a gray. Hex and other sRGB formats are
          gamut mapped per CSS Color 4; all other values may be outside sRGB.
        </Rule>
        <Rule title="Seeds">
          The same address gives the same response. Without a seed, each response is random and includes its seed, and{" "}
          <Code>next</Code> is a seed for the next request.
        </Rule>
        <Rule title="Caching">
          Responses that don't change are cached for a day and have a strong <Code>ETag</Code>; with{" "}
          <Code>If-None-Match</Code>, you get an empty 304. Responses without a seed are never cached.
        </Rule>
        <Rule title="Other sites">
          Pages from any origin can call the API: <Code>Access-Control-Allow-Origin: *</Code>. No credentials are
          needed, and no cookies are set or read.
        </Rule>
        <Rule title="GET and POST">
          A query has at most {printCount(queryChars)} characters. A POST takes the same parameters as a JSON object of
          at most {bodyBytes / 1024}&nbsp;kB, with lists as arrays, and is never cached.
        </Rule>
        <Rule title="Limits">
          {requests.points} requests per {requests.duration} seconds from a network. A body counts as one more for every{" "}
          {requestBytes / 1024}&nbsp;kB. <Code>RateLimit</Code> says how many are left, and <Code>Retry-After</Code> how
          many seconds to wait.
        </Rule>
        <Rule title="Versions">
          Each response has <Code>"version": 1</Code>. Keys keep their meaning; new keys may be added. A breaking change
          would get a new address.
        </Rule>
      </dl>
      <CodeBlock title="A POST with fetch" code={writePost(origin)} language="JavaScript" />
    </section>
  );
}

function writePost(origin: string) {
  return `const response = await fetch("${origin}/api/lint", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ color: ["#db073d", "#8ec7d2"], background: "white" }),
});
const answer = await response.json();`;
}

function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <dt className="font-semibold">{title}</dt>
      <dd className="max-w-[34em] text-ink-2 text-sm">{children}</dd>
    </div>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-ink [overflow-wrap:anywhere]">{children}</code>;
}
