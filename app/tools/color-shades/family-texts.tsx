import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { FamilyTexts as Texts } from "#content/shade-families.ts";
import type { ShadeFamily } from "#contract/color-path.ts";

/** Facts and questions of a family, and how its shades were chosen. */
export function FamilyTexts({ family, texts }: { family: ShadeFamily; texts: Texts }) {
  return (
    <>
      <section aria-labelledby="facts" className="grid gap-5">
        <SectionHeading id="facts">Good to know</SectionHeading>
        <dl className="grid gap-x-16 gap-y-6 md:grid-cols-3">
          {texts.facts.map(({ term, text }) => (
            <Entry key={term} term={term}>
              {text}
            </Entry>
          ))}
        </dl>
      </section>
      <section aria-labelledby="questions" className="grid gap-5">
        <SectionHeading id="questions">Questions</SectionHeading>
        <dl className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          {texts.questions.map(({ question, answer }) => (
            <Entry key={question} term={question}>
              {answer}
            </Entry>
          ))}
          <Entry term="How were these shades chosen?">
            A color is considered {family} by its lightness, chroma and hue in OKLCH, within limits fitted to thousands
            of names. CSS names come first, then well-known ones, then the curated list, always the one farthest from
            all others, and none within ΔE 2.3 (CIEDE2000) of another. Names come from the color-name-list package
            (MIT).
          </Entry>
        </dl>
      </section>
    </>
  );
}

function Entry({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      <dt className="text-balance font-semibold text-lg leading-snug">{term}</dt>
      <dd className="max-w-[34em] text-ink-2">{children}</dd>
    </div>
  );
}
