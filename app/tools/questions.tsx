import type { ReactNode } from "react";
import { ToolSection } from "./tool-section.tsx";

/** What people ask about a tool, with the answers in sight. */
export function Questions({ questions }: { questions: readonly (readonly [question: string, answer: ReactNode])[] }) {
  return (
    <ToolSection id="questions" title="Questions">
      <dl className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {questions.map(([question, answer]) => (
          <div key={question} className="grid content-start gap-2">
            <dt className="text-balance font-semibold text-lg leading-snug">{question}</dt>
            <dd className="max-w-[34em] text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </ToolSection>
  );
}
