import type { ReactNode } from "react";
import { Section } from "#app/ui/section-heading.tsx";
import type { BestText, ContrastSample } from "./contrast-samples.ts";

type Props = { samples: readonly ContrastSample[]; bestText: BestText };

const PASSES = "with-icon icon-check/bold before:text-ok";
const FAILS = "with-icon icon-x/bold text-ink-2 before:text-bad";

export function Contrast({ samples, bestText }: Props) {
  const { wcag, apca } = bestText;
  return (
    <Section
      title="Contrast"
      aside={wcag === apca ? `best text: ${wcag}, by WCAG and APCA` : `best text: ${wcag} by WCAG, ${apca} by APCA`}
      className="gap-5"
    >
      <ul className="grid gap-x-4 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {samples.map((sample) => (
          <li key={sample.title}>
            <Sample {...sample} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Sample({ title, text, background, ratio, verdicts, lc, lcUse }: ContrastSample) {
  return (
    <figure className="grid content-start gap-4">
      {/* A visual sample, not text to read: it may be illegible, and the numbers below say so in words. */}
      <div
        inert
        className="swatch inset-ring inset-ring-line grid gap-1.5 rounded-control p-6"
        style={{ color: text, backgroundColor: background }}
      >
        <span className="font-semibold text-xl tracking-[-0.02em]">A large heading</span>
        <span className="text-sm">Body text at the size you read most, on a long, quiet afternoon.</span>
      </div>
      <figcaption className="grid gap-3">
        <h3 className="font-semibold text-sm tracking-normal">{title}</h3>
        <div className="grid grid-cols-[3fr_2fr] gap-x-4 gap-y-2 text-xs">
          <Figure name="WCAG 2.2">{ratio}</Figure>
          <Figure name="APCA">{`Lc ${lc}`}</Figure>
          <ul className="grid content-start gap-1 *:flex *:items-center *:gap-1.5 *:before:size-[15px]">
            {Object.entries(verdicts).map(([name, passes]) => (
              <li key={name} className={passes ? PASSES : FAILS}>
                {name}
                <span className="sr-only">{passes ? ": passes" : ": fails"}</span>
              </li>
            ))}
          </ul>
          <p>{lcUse}</p>
        </div>
      </figcaption>
    </figure>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p>
      <span className="block font-mono text-ink-2">{name}</span>
      <span className="font-semibold text-xl tabular-nums tracking-[-0.02em]">{children}</span>
    </p>
  );
}
