import type { ReactNode } from "react";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Step } from "./steps/step.ts";

type Props = { title: string; steps: readonly Step[]; children: ReactNode };

/** The whole calculation, step by step, with the numbers of the color in the bench. */
export function Calculation({ title, steps, children }: Props) {
  return (
    <section aria-labelledby="steps" className="grid gap-8 lg:grid-cols-[38%_1fr] lg:gap-16">
      <div className="grid content-start gap-4 lg:sticky lg:top-8 lg:self-start">
        <SectionHeading id="steps">{title}</SectionHeading>
        {children}
      </div>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.25rem_1fr] border-line border-t py-5 first:border-t-0 first:pt-1"
          >
            <span aria-hidden className="pt-px font-mono text-ink-2 text-sm tabular-nums">
              {index + 1}
            </span>
            <StepText step={step} isLast={index === steps.length - 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepText({ step: { title, formula, lines, note }, isLast }: { step: Step; isLast: boolean }) {
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="font-[550] text-base tracking-normal">{title}</h3>
      {formula && <p className="font-mono text-ink-2 text-xs">{formula}</p>}
      <ul className={`grid gap-1 font-mono ${isLast ? "text-lg md:text-xl" : "text-sm"}`}>
        {lines.map((line) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ul>
      {note && <p className="max-w-[34em] text-ink-2 text-sm">{note}</p>}
    </div>
  );
}
