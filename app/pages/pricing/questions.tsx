import type { ReactNode } from "react";
import { TextLink } from "#app/ui/link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { FREE_LIMITS } from "#content/pro-features.ts";

const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: "How do I cancel?",
    answer: (
      <>
        On your <TextLink to="/user/account">account page</TextLink>, at any time and without a question asked. Pro
        stays on until the end of the month that is paid for, and then the account is free again.
      </>
    ),
  },
  {
    question: "Can I get my money back?",
    answer: (
      <>
        Within 14 days of your first payment, all of it, and you need not say why. The{" "}
        <TextLink to="/legal/refund-policy">refund policy</TextLink> tells how.
      </>
    ),
  },
  {
    question: "What if a payment fails?",
    answer:
      "Pro stays on for 7 days, and your account page says so. When the card is mended in that time nothing changes; otherwise Pro ends.",
  },
  {
    question: "What happens to what I saved when Pro ends?",
    answer: `All of it stays yours: it opens, it can be renamed, exported and deleted. Of each kind nothing new is added to the account while it holds as many as a free one may: ${FREE_LIMITS.colors} colors, ${FREE_LIMITS.palettes} palettes, ${FREE_LIMITS.projects} project. Gradients of many colors stay whole and can still be edited.`,
  },
  {
    question: "Who handles the payment?",
    answer:
      "Stripe. You type your card on Stripe's page, and it never reaches this site, which keeps only which account has Pro, until when, and Stripe's number for it. Where the page above says test checkout, Stripe is not involved: no card is asked for and no money moves.",
  },
  {
    question: "Is tax added?",
    answer:
      "The price is in US dollars, with taxes where the law asks for that. The checkout shows the whole amount before you pay anything.",
  },
  {
    question: "Is there a discount for students or open source?",
    answer: (
      <>
        There are no coupons. If you study, teach or look after open-source software and the price is in the way,{" "}
        <TextLink to="/contact">write to us</TextLink>: Pro can also be given to an account by hand.
      </>
    ),
  },
  {
    question: "Do I need Pro for paid work?",
    answer: (
      <>
        No. What you make is yours for any purpose, with either plan; so say the{" "}
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
