import type { ReactNode } from "react";
import { Section } from "./section-heading.tsx";

/**
 * Frequently asked questions with visible answers; use once per page. Marked up for search engines with RDFa, because
 * JSON-LD would repeat all the text: https://schema.org/FAQPage.
 */
export function Questions({ questions }: { questions: Readonly<Record<string, ReactNode>> }) {
  return (
    <Section id="questions" title="Questions" className="gap-5 print:hidden">
      <dl vocab="https://schema.org/" typeof="FAQPage" className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {Object.entries(questions).map(([question, answer]) => (
          <div key={question} property="mainEntity" typeof="Question" className="grid content-start gap-2">
            <dt property="name" className="text-balance font-semibold text-lg leading-snug">
              {question}
            </dt>
            <dd property="acceptedAnswer" typeof="Answer" className="max-w-[34em] text-ink-2">
              <div property="text">{answer}</div>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
