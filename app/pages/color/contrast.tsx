import { Check, X } from "lucide-react";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { BestText, ContrastSample } from "./contrast-samples.ts";

type Props = { samples: readonly ContrastSample[]; bestText: BestText };

export function Contrast({ samples, bestText }: Props) {
  const { wcag, apca } = bestText;
  return (
    <section className="grid gap-5">
      <SectionHeading
        aside={wcag === apca ? `best text: ${wcag}, by WCAG and APCA` : `best text: ${wcag} by WCAG, ${apca} by APCA`}
      >
        Contrast
      </SectionHeading>
      <ul className="grid gap-x-4 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {samples.map((sample) => (
          <li key={sample.title}>
            <Sample {...sample} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sample({ title, text, background, ratio, verdicts, lc, lcUse }: ContrastSample) {
  return (
    <figure className="grid gap-4">
      {/* A sample may be unreadable: that is what it shows. The figures below say so in words. */}
      <div
        aria-hidden
        className="swatch inset-ring inset-ring-line grid gap-1.5 rounded-control p-6"
        style={{ color: text, backgroundColor: background }}
      >
        <span className="font-semibold text-xl tracking-[-0.022em]">{title}</span>
        <span className="text-sm">Body text of the size you read most, on a long and quiet afternoon.</span>
      </div>
      <figcaption className="grid gap-3">
        <h3 className="sr-only">{title}</h3>
        <p className="grid grid-cols-2 gap-4">
          <span>
            <span className="block font-mono text-ink-2 text-xs">WCAG 2.2</span>
            <span className="font-semibold text-xl tabular-nums tracking-[-0.02em]">{ratio}</span>
          </span>
          <span>
            <span className="block font-mono text-ink-2 text-xs">APCA</span>
            <span className="font-semibold text-xl tabular-nums tracking-[-0.02em]">Lc {lc}</span>
          </span>
        </p>
        <div className="grid grid-cols-2 gap-4 text-xs">
          <ul className="grid content-start gap-1">
            {verdicts.map(({ name, passes }) => (
              <li key={name} className={`flex items-center gap-1.5 ${passes ? "" : "text-ink-2"}`}>
                {passes ? <Check {...MARK} className="text-ok" /> : <X {...MARK} className="text-bad" />}
                {name}
                <span className="sr-only">: {passes ? "passes" : "fails"}</span>
              </li>
            ))}
          </ul>
          <p>{lcUse}</p>
        </div>
      </figcaption>
    </figure>
  );
}

const MARK = { size: 15, strokeWidth: 2, "aria-hidden": true } as const;
