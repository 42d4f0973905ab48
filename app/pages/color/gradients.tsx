import { CopyButton } from "#app/ui/copy-button.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

export type GradientSample = {
  readonly name: string;
  /** With so many stops that every browser shows it alike. */
  readonly shown: string;
  /** That, and after it the same in the words of CSS Images 4. */
  readonly css: string;
};

export function Gradients({ gradients }: { gradients: readonly GradientSample[] }) {
  return (
    <section className="grid content-start gap-5">
      <SectionHeading>Gradients</SectionHeading>
      <ul className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        {gradients.map(({ name, shown, css }) => (
          <li key={name} className="grid gap-1.5">
            <div className="swatch h-[84px] rounded-control" style={{ background: shown }} />
            <div className="flex items-center justify-between gap-3">
              <span className="text-sm">{name}</span>
              <CopyButton text={css} what={`CSS of ${name}`} size="sm" className="-mr-[7px] text-ink-2" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
