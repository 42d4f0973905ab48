import type { ReactNode } from "react";
import { TextLink } from "#app/ui/link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { FREE_LIMITS } from "#content/pro-features.ts";

const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: "How do I cancel?",
    answer: (
      <>
        On your <TextLink to="/user/account">account page</TextLink>, at any time, no questions asked. Pro stays on
        until the end of the paid month, then your account becomes free again.
      </>
    ),
  },
  {
    question: "Can I get my money back?",
    answer: (
      <>
        Yes, in full within 14 days of your first payment, no reason needed. The{" "}
        <TextLink to="/legal/refund-policy">refund policy</TextLink> tells how.
      </>
    ),
  },
  {
    question: "What if a payment fails?",
    answer:
      "Pro stays on for 7 days, and your account page shows it. If you update the card in that time, nothing changes; otherwise Pro ends.",
  },
  {
    question: "What happens to what I saved when Pro ends?",
    answer: `It stays yours: you can open, rename, export and delete all of it. You can't add more while your account is at or above the free limits: ${FREE_LIMITS.colors} colors, ${FREE_LIMITS.palettes} palettes, ${FREE_LIMITS.projects} project. Multicolor gradients stay intact and editable.`,
  },
  {
    question: "Who handles the payment?",
    answer:
      "Stripe. You enter your card on Stripe's page and it never reaches this site, which only stores which account has Pro, until when, and Stripe's number for it. If the page above says test checkout, Stripe isn't involved: no card is needed and no money moves.",
  },
  {
    question: "Is tax added?",
    answer:
      "The price is in US dollars, plus taxes where required by law. The checkout shows the full amount before you pay.",
  },
  {
    question: "Is there a discount for students or open source?",
    answer: (
      <>
        There are no coupons. If you study, teach or maintain open-source software and can't afford it,{" "}
        <TextLink to="/contact">write to us</TextLink>: we can also give an account Pro by hand.
      </>
    ),
  },
  {
    question: "Do I need Pro for paid work?",
    answer: (
      <>
        No. What you make is yours for any purpose, on either plan: see the{" "}
        <TextLink to="/legal/terms-of-service">terms of service</TextLink>.
      </>
    ),
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-7">
      <SectionHeading id="questions">Questions</SectionHeading>
      <dl className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question} className="grid content-start gap-1.5">
            <dt className="font-semibold text-lg tracking-[-0.01em]">{question}</dt>
            <dd className="max-w-[34em] text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
