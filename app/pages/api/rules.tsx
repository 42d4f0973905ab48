import type { ReactNode } from "react";
import { Section } from "#app/ui/section-heading.tsx";
import type { ApiReference } from "#contract/api.ts";
import { Terms } from "../page-parts.tsx";

/** What holds for every endpoint. */
export function Rules({ limits }: Pick<ApiReference, "limits">) {
  return (
    <Section id="rules" title="Basics" className="gap-7">
      <Terms entries={rulesOf(limits)} className="gap-x-16 sm:grid-cols-2 lg:grid-cols-3" />
    </Section>
  );
}

function rulesOf({ colorChars, queryChars }: ApiReference["limits"]) {
  return [
    {
      term: "Colors",
      text: (
        <>
          Any notation the converter reads, at most {colorChars} characters each. In a URL, # is <Code>%23</Code>, or is
          left out: <Code>0d6986</Code>. For several colors, repeat the parameter or use hyphens:{" "}
          <Code>color=db073d-dba507</Code>.
        </>
      ),
    },
    {
      term: "Numbers",
      text: (
        <>
          Unrounded. A hue is <Code>null</Code> where it has no meaning, as in a gray. Hex and other sRGB formats are
          gamut mapped per CSS Color 4; all other values may be outside sRGB.
        </>
      ),
    },
    {
      term: "Seeds",
      text: (
        <>
          The same address gives the same response. Without a seed, each response is random and includes its seed, and{" "}
          <Code>next</Code> is a seed for the next request.
        </>
      ),
    },
    {
      term: "Caching",
      text: (
        <>
          Responses that don't change are cached for a day and have a strong <Code>ETag</Code>; asked with{" "}
          <Code>If-None-Match</Code>, you get an empty 304. Responses without a seed are never cached.
        </>
      ),
    },
    {
      term: "Other sites",
      text: (
        <>
          GET, HEAD and OPTIONS, with <Code>Access-Control-Allow-Origin: *</Code>. No identification is needed and no
          cookie is set or read. A query has at most {queryChars.toLocaleString("en-US")} characters.
        </>
      ),
    },
    {
      term: "Versions",
      text: (
        <>
          Each response has <Code>"version": 1</Code>. Keys keep their meaning; new keys may be added. A breaking change
          would get a new address.
        </>
      ),
    },
  ];
}

function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-ink [overflow-wrap:anywhere]">{children}</code>;
}
