import type { ReactNode } from "react";
import { Section } from "./section-heading.tsx";

/**
 * What people ask, with the answers in sight; once on a page. Search engines know them as such by RDFa, because JSON-LD would
 * repeat every word: https://schema.org/FAQPage.
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
