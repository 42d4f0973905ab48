import type { ReactNode } from "react";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { ColorDot } from "#app/ui/color-dot.tsx";
import { Section, SectionHeading } from "#app/ui/section-heading.tsx";
import { colorPath } from "#contract/color-path.ts";
import type { CommonColor } from "./common-colors.ts";
import type { CodeText } from "./functions/functions.ts";
import type { Step } from "./steps/step.ts";

type CalculationProps = { title: string; steps: readonly Step[]; children: ReactNode };

export function Calculation({ title, steps, children }: CalculationProps) {
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

export function CodeTexts({ codes }: { codes: readonly CodeText[] }) {
  return (
    <section aria-labelledby="code" className="grid gap-6 lg:grid-cols-[38%_1fr] lg:gap-16">
      <div className="grid content-start gap-4">
        <SectionHeading id="code">As code</SectionHeading>
        <p className="max-w-[34em] text-ink-2">
          Complete functions without dependencies, checked against this page's engine. Free to use.
        </p>
      </div>
      <div className="grid min-w-0 gap-5">
        {codes.map(({ language, title, code }) => (
          <CodeBlock key={language} title={title} language={language} code={code} />
        ))}
      </div>
    </section>
  );
}

type CommonProps = { fromName: string; toName: string; colors: readonly CommonColor[] };

/** Each color links to its own page. */
export function CommonValues({ fromName, toName, colors }: CommonProps) {
  return (
    <Section id="common" title="Common values" className="gap-5">
      <table className="w-full text-left">
        <thead>
          <tr className="text-ink-2 text-xs">
            <th scope="col" className="py-2 pr-4 font-normal">
              Color
            </th>
            <th scope="col" className="py-2 font-mono font-normal sm:pr-4">
              {fromName}
              <span className="sm:hidden"> and {toName}</span>
            </th>
            <th scope="col" className="py-2 font-mono font-normal max-sm:hidden">
              {toName}
            </th>
          </tr>
        </thead>
        <tbody className="font-mono text-sm">
          {colors.map(({ name, hex, input, output }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="font-normal font-sans">
                <a
                  href={colorPath(hex)}
                  className="flex min-h-11 items-center gap-3 rounded-swatch pr-4 capitalize hover:underline"
                >
                  <ColorDot color={hex} className="size-6 shrink-0 rounded-swatch" />
                  {name}
                </a>
              </th>
              <td className="py-2 sm:pr-4">
                <p>{input}</p>
                {/* On phones, both values don't fit side by side. */}
                <p className="text-ink-2 sm:hidden">{output}</p>
              </td>
              <td className="max-sm:hidden">{output}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

export function Prose({ title, children }: { title: string; children: string }) {
  return (
    <Section title={title} className="content-start gap-4">
      <p className="max-w-[34em] text-ink-2">{children}</p>
    </Section>
  );
}
