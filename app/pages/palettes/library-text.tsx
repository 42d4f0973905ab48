import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { TagRow } from "./tag-rows.ts";

/** How the palettes are made, and what their tags say. */
export function LibraryText({ paragraphs, tags }: { paragraphs: readonly string[]; tags: readonly TagRow[] }) {
  return (
    <>
      <section aria-labelledby="made" className="grid gap-5">
        <SectionHeading id="made">How they are made</SectionHeading>
        <div className="grid gap-x-10 gap-y-4 text-ink-2 lg:grid-cols-3">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[36em]">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <section aria-labelledby="tags" className="grid gap-5">
        <SectionHeading id="tags">What the tags mean</SectionHeading>
        <dl className="grid gap-x-16 lg:grid-cols-2">
          {tags.map(({ label, meaning, count }) => (
            <div
              key={label}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 border-line border-t py-3"
            >
              <dt className="font-[550]">{label}</dt>
              <dd className="font-mono text-ink-2 text-sm">{count}</dd>
              <dd className="col-span-2 max-w-[36em] text-ink-2 text-sm">{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
