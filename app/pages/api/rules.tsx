import type { ReactNode } from "react";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { ApiReference } from "#contract/api.ts";

/** What holds for every endpoint. */
export function Rules({ limits }: Pick<ApiReference, "limits">) {
  return (
    <section aria-labelledby="rules" className="grid gap-7">
      <SectionHeading id="rules">What holds everywhere</SectionHeading>
      <dl className="grid gap-x-16 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <Rule title="Colors">
          Written in any way that the converter reads, at most {limits.colorChars} characters each. In an address a
          number sign is <Code>%23</Code>, or is left out: <Code>0d6986</Code>. Several colors are several parameters,
          or one with hyphens: <Code>color=db073d-dba507</Code>.
        </Rule>
        <Rule title="Numbers">
          Unrounded. A hue is <Code>null</Code> where it has no meaning, as in a gray. Hex and the forms of sRGB are
          gamut mapped as CSS Color 4 says; all other values may lie outside of sRGB.
        </Rule>
        <Rule title="Seeds">
          The same address gives the same answer. Without a seed every answer is drawn anew and carries the seed that it
          came from, and <Code>next</Code> is one to go on with.
        </Rule>
        <Rule title="Caching">
          What does not change may be kept for a day and has a strong <Code>ETag</Code>; asked with{" "}
          <Code>If-None-Match</Code>, it comes as an empty 304. Answers without a seed are never kept.
        </Rule>
        <Rule title="Other sites">
          GET, HEAD and OPTIONS, with <Code>Access-Control-Allow-Origin: *</Code>. Nothing is asked of who asks, and no
          cookie is set or read. A query has at most {limits.queryChars.toLocaleString("en-US")} characters.
        </Rule>
        <Rule title="Versions">
          Each answer says <Code>"version": 1</Code>. Its keys and their meaning stay; new keys may come. A change that
          could break a program would get an address of its own.
        </Rule>
      </dl>
    </section>
  );
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
