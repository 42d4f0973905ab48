import { CopyButton } from "#app/ui/copy-button.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Value } from "./values.ts";

/** Every format: short to read, and in full CSS syntax to copy. */
export function ValuesList({ values }: { values: readonly Value[] }) {
  return (
    <section className="grid content-start gap-5">
      <SectionHeading>Values</SectionHeading>
      <dl className="*:grid *:min-h-[47px] *:grid-cols-[92px_1fr_auto] *:items-center *:border-line *:border-t [&_button]:-mr-[7px] [&_button]:text-ink-2 [&_dt]:font-mono [&_dt]:text-ink-2 [&_dt]:text-xs">
        {values.map(({ label, short, long, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="text-sm">
              <span className="font-mono">{short}</span>
              {note && <span className="block pb-2 text-ink-2 text-xs">{note}</span>}
            </dd>
            <dd>
              <CopyButton text={long} what={label} size="sm" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
