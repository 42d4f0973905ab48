import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { FormatText } from "#content/conversions.ts";

/** What the numbers of each format mean. */
export function FormatTexts({ formats }: { formats: readonly FormatText[] }) {
  return (
    <section aria-labelledby="formats" className="grid gap-6">
      <SectionHeading id="formats">What the numbers mean</SectionHeading>
      <dl>
        {formats.map(({ name, longName, what, example, usedIn }) => (
          <div
            key={name}
            className="grid gap-x-16 gap-y-3 border-line border-t py-7 first:border-t-0 first:pt-0 lg:grid-cols-[38%_1fr]"
          >
            <dt className="grid content-start gap-1">
              <span className="font-semibold text-lg">{name}</span>
              <span className="text-ink-2 text-sm">{longName}</span>
              <span className="mt-1.5 font-mono text-sm">{example}</span>
            </dt>
            <dd className="grid max-w-[34em] gap-3 text-ink-2">
              <p>{what}</p>
              <p>{usedIn}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
