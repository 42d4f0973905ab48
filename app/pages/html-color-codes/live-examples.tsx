import type { CSSProperties } from "react";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { CssColorExample } from "#content/css-color-examples.ts";

type Props = { title: string; text: string; examples: readonly CssColorExample[] };

/** Code with the color that this browser makes of it. */
export function LiveExamples({ title, text, examples }: Props) {
  return (
    <section className="grid content-start gap-5">
      <SectionHeading>{title}</SectionHeading>
      <p className="text-ink-2">{text}</p>
      <ul>
        {examples.map(({ code, what }) => (
          <li
            key={code}
            className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t py-2.5"
          >
            <span
              aria-hidden
              style={{ "--veil": code } as CSSProperties}
              className="swatch checker inset-ring inset-ring-line h-11 rounded-swatch print:[print-color-adjust:exact]"
            />
            <span className="grid gap-0.5">
              <code className="font-mono text-sm [overflow-wrap:anywhere]">{code}</code>
              <span className="text-ink-2 text-sm">{what}</span>
            </span>
            <CopyButton text={code} size="sm" className="text-ink-2 print:hidden" />
          </li>
        ))}
      </ul>
    </section>
  );
}
