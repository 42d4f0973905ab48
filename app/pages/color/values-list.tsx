import { CopyButton } from "#app/ui/copy-button.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Value } from "./values.ts";

/** Every format: short to read, and in full CSS syntax to copy. */
export function ValuesList({ values }: { values: readonly Value[] }) {
  return (
    <section className="grid content-start gap-5">
      <SectionHeading>Values</SectionHeading>
      <dl>
        {values.map(({ label, short, long, note }) => (
          <div key={label} className="grid min-h-[47px] grid-cols-[92px_1fr_auto] items-center border-line border-t">
            <dt className="font-mono text-ink-2 text-xs">{label}</dt>
            <dd className="text-sm">
              <span className="font-mono">{short}</span>
              {note && <span className="block pb-2 text-ink-2 text-xs">{note}</span>}
            </dd>
            <dd>
              <CopyButton text={long} what={label} size="sm" className="-mr-[7px] noscript:hidden text-ink-2" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
