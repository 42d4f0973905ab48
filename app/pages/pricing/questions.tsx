import type { ReactNode } from "react";
import { TextLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { FREE_LIMITS } from "#content/pro-features.ts";
import { Terms } from "../page-parts.tsx";

const QUESTIONS: readonly { term: string; text: ReactNode }[] = [
  {
    term: "How do I cancel?",
    text: (
      <>
        On your <TextLink href="/user/account">account page</TextLink>, at any time, no questions asked. Pro stays on
        until the end of the paid month, then your account becomes free again.
      </>
    ),
  },
  {
    term: "Can I get my money back?",
    text: (
      <>
        Yes, in full within 14 days of your first payment, no reason needed. The{" "}
        <TextLink href="/legal/refund-policy">refund policy</TextLink> tells how.
      </>
    ),
  },
  {
    term: "What if a payment fails?",
    text: "Pro stays on for 7 days, and your account page shows it. If you update the card in that time, nothing changes; otherwise Pro ends.",
  },
  {
    term: "What happens to what I saved when Pro ends?",
    text: `It stays yours: you can open, rename, export and delete all of it. You can't add more while your account is at or above the free limits: ${FREE_LIMITS.colors} colors, ${FREE_LIMITS.palettes} palettes, ${FREE_LIMITS.projects} project. Multicolor gradients stay intact and editable.`,
  },
  {
    term: "Who handles the payment?",
    text: "Stripe. You enter your card on Stripe's page and it never reaches this site, which only stores which account has Pro, until when, and Stripe's number for it. If the page above says test checkout, Stripe isn't involved: no card is needed and no money moves.",
  },
  {
    term: "Is tax added?",
    text: "The price is in US dollars, plus taxes where required by law. The checkout shows the full amount before you pay.",
  },
  {
    term: "Is there a discount for students or open source?",
    text: (
      <>
        There are no coupons. If you study, teach or maintain open-source software and can't afford it,{" "}
        <TextLink href="/contact">write to us</TextLink>: we can also give an account Pro by hand.
      </>
    ),
  },
  {
    term: "Do I need Pro for paid work?",
    text: (
      <>
        No. What you make is yours for any purpose, on either plan: see the{" "}
        <TextLink href="/legal/terms-of-service">terms of service</TextLink>.
      </>
    ),
  },
];

export function Questions() {
  return (
    <Section id="questions" title="Questions" className="gap-7">
      <Terms entries={QUESTIONS} className="gap-x-16 md:grid-cols-2 [&_dt]:tracking-[-0.01em]" isLarge />
    </Section>
  );
}
