import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { ConversionText } from "#content/conversions.ts";

/** What people ask about a conversion, with the answers in sight. */
export function Questions({ questions }: { questions: ConversionText["questions"] }) {
  return (
    <section aria-labelledby="questions" className="grid gap-6">
      <SectionHeading id="questions">Questions</SectionHeading>
      <dl className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="grid content-start gap-2">
            <dt className="text-balance font-semibold text-lg leading-snug tracking-[-0.012em]">{question}</dt>
            <dd className="max-w-[34em] text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
