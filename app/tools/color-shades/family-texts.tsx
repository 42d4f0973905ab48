import { Questions, ToolSection } from "#app/tools/tool-section.tsx";
import type { FamilyTexts as Texts } from "#content/shade-families.ts";
import type { ShadeFamily } from "#contract/color-path.ts";

/** Facts and questions of a family, and how its shades were chosen. */
export function FamilyTexts({ family, texts }: { family: ShadeFamily; texts: Texts }) {
  const howChosen = `A color is considered ${family} by its lightness, chroma and hue in OKLCH, within limits fitted to thousands of names. CSS names come first, then well-known ones, then the curated list, always the one farthest from all others, and none within ΔE 2.3 (CIEDE2000) of another. Names come from the color-name-list package (MIT).`;
  return (
    <>
      <ToolSection id="facts" title="Good to know">
        <dl className="grid gap-x-16 gap-y-6 md:grid-cols-3">
          {texts.facts.map(({ term, text }) => (
            <div key={term} className="grid content-start gap-2">
              <dt className="text-balance font-semibold text-lg leading-snug">{term}</dt>
              <dd className="max-w-[34em] text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </ToolSection>
      <Questions
        questions={{
          ...Object.fromEntries(texts.questions.map(({ question, answer }) => [question, answer])),
          "How were these shades chosen?": howChosen,
        }}
      />
    </>
  );
}
