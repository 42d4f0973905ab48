import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { PaletteCategoryTexts } from "#content/palette-categories.ts";
import type { CategoryFacts } from "./category-facts.ts";

type Props = { name: string; texts: PaletteCategoryTexts; rule: readonly string[]; facts: CategoryFacts };

/** What makes a palette one of this kind, in words and in numbers. */
export function CategoryText({ name, texts, rule, facts }: Props) {
  return (
    <div className="grid gap-12 md:gap-[72px]">
      <section aria-labelledby="about" className="grid gap-5">
        <SectionHeading id="about">About {name} palettes</SectionHeading>
        <div className="grid gap-x-16 gap-y-4 text-ink-2 lg:grid-cols-3 lg:gap-x-10">
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[36em]">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="rule" className="grid content-start gap-5">
          <SectionHeading id="rule">The rule</SectionHeading>
          <ul className="grid max-w-[36em] gap-3 text-ink-2">
            {rule.map((condition) => (
              <li key={condition} className="border-line border-t pt-3">
                {condition}
              </li>
            ))}
            <li className="border-line border-t pt-3">
              Any two colors in a palette are ΔE {facts.leastDeltaE} or more apart (CIEDE2000), and any two palettes on
              this page {facts.leastDistance} or more on average.
            </li>
          </ul>
        </section>
        <section aria-labelledby="measured" className="grid content-start gap-5">
          <SectionHeading id="measured">Measured</SectionHeading>
          <dl className="grid max-w-[36em]">
            {facts.rows.map(({ term, value }) => (
              <div key={term} className="flex items-baseline justify-between gap-6 border-line border-t py-2.5">
                <dt className="text-ink-2">{term}</dt>
                <dd className="whitespace-nowrap font-mono text-sm">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section aria-labelledby="uses" className="grid gap-5">
        <SectionHeading id="uses">How to use them</SectionHeading>
        <dl className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {texts.uses.map(({ term, text }) => (
            <div key={term} className="grid content-start gap-1.5">
              <dt className="font-semibold text-lg">{term}</dt>
              <dd className="max-w-[34em] text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
