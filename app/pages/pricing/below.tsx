import { Badge } from "#app/ui/badge.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { PRO_FEATURES } from "#content/pro-features.ts";
import { FeatureDrawing } from "./feature-drawing.tsx";
import { PlanTable } from "./plan-table.tsx";
import { PricingQuestions } from "./questions.tsx";

/** Everything below the price. It is only for reading, so its code loads last. */
export function Below({ hasYearly }: { hasYearly: boolean }) {
  return (
    <>
      <FeatureGrid />
      <PlanTable />
      <PricingQuestions hasYearly={hasYearly} />
    </>
  );
}

function FeatureGrid() {
  return (
    <Section id="features" title="What Pro adds" className="gap-7">
      <ul role="list" className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {PRO_FEATURES.map(({ text, more, isSoon }, place) => (
          <li key={text} className="grid content-start gap-3">
            <FeatureDrawing place={place} />
            <div className="grid gap-1">
              <h3 className="text-base leading-snug">
                {text}
                {isSoon && (
                  <>
                    {" "}
                    <Badge>Soon</Badge>
                  </>
                )}
              </h3>
              <p className="max-w-[26em] text-ink-2 text-sm">{more}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
