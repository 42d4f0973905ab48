import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Questions } from "#app/ui/questions.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { FREE_LIMITS, PRO_FEATURES } from "#content/pro-features.ts";
import { FeatureDrawing } from "./feature-drawing.tsx";
import { PlanTable } from "./plan-table.tsx";

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

const CANCELING = "How do I cancel?";

const QUESTIONS: Readonly<Record<string, ReactNode>> = {
  [CANCELING]: describeCanceling("month"),
  "Can I get my money back?": (
    <>
      Yes, in full within 14 days of your first payment, no reason needed. The{" "}
      <TextLink href="/legal/refund-policy">refund policy</TextLink> explains how.
    </>
  ),
  "What if a payment fails?":
    "Pro stays on for 7 days, and your account page shows it. If you update the card in that time, nothing changes; otherwise Pro ends.",
  "What happens to what I saved when Pro ends?": `It stays yours: you can open, rename, export and delete all of it. You can't add more while your account is at or above the free limits: ${FREE_LIMITS.colors} colors, ${FREE_LIMITS.palettes} palettes, ${FREE_LIMITS.projects} project. Multicolor gradients stay intact and editable.`,
  "Who handles the payment?":
    "Stripe. You enter your card on Stripe's page and it never reaches this site, which stores only your plan, its price, status and dates, and Stripe's IDs for it. If the page above says test checkout, Stripe isn't involved: no card is needed and nothing is charged.",
  "Is tax added?":
    "No. The price is in US dollars and includes taxes where required by law. The checkout shows the full amount before you pay.",
  "Is there a discount for students or open source?": (
    <>
      There is no fixed discount. If you study, teach or maintain open-source software and can't afford it,{" "}
      <TextLink href="/contact">write to us</TextLink>: we can also turn Pro on by hand.
    </>
  ),
  "Do I need Pro for paid work?": (
    <>
      No. What you make is yours for any purpose, on either plan: see the{" "}
      <TextLink href="/legal/terms-of-service">terms of service</TextLink>.
    </>
  ),
};

function PricingQuestions({ hasYearly }: { hasYearly: boolean }) {
  const questions = hasYearly ? { ...QUESTIONS, [CANCELING]: describeCanceling("month or year") } : QUESTIONS;
  return <Questions questions={questions} />;
}

function describeCanceling(paid: string) {
  return (
    <>
      On your <TextLink href="/user/account">account page</TextLink>
      {`, at any time, no questions asked. Pro stays on until the end of the paid ${paid}, then your account becomes free again.`}
    </>
  );
}
