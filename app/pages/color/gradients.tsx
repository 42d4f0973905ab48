import { CopyButton } from "#app/ui/copy-button.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { GradientSample } from "./gradient-samples.ts";

export function Gradients({ gradients }: { gradients: readonly GradientSample[] }) {
  return (
    <section className="grid content-start gap-5">
      <SectionHeading>Gradients</SectionHeading>
      <ul className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        {gradients.map(({ name, shown, modern }) => (
          <li key={name} className="grid gap-1.5">
            <div className="swatch inset-ring inset-ring-line h-[84px] rounded-control" style={{ background: shown }} />
            <div className="flex items-center justify-between gap-3">
              <span className="text-sm">{name}</span>
              <CopyButton
                text={`background: ${shown};\nbackground: ${modern};`}
                what={`CSS of ${name}`}
                size="sm"
                className="-mr-[7px] text-ink-2"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
