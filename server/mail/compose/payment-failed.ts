import type { Letter } from "./letter.ts";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** After the first failed payment of a month. `until` is when Pro ends if none succeeds, as a text of ISO 8601. */
export function writePaymentFailed(url: string, until: string): Letter {
  const date = DATE.format(new Date(until));
  return {
    subject: "Your payment for Pro failed",
    preview: `Pro stays until ${date}. Check your card.`,
    title: "Your payment failed",
    lead: `The payment for your Pro plan did not go through. Pro stays until ${date}; by then the payment is tried again. Check your card on your account page, under Plan.`,
    action: { label: "Open your account", url },
    notes: [
      "Without a payment Pro ends then. What you saved stays: you can open, edit, export and delete all of it.",
      "If you have paid in the meantime, there is nothing to do.",
    ],
    reason: "You get this mail because your account at Huesmith, with this address, has the Pro plan.",
  };
}
