/** The price of Pro. The text on the pages is in content/pro-features.ts; a test compares. */
export const PRO_PRICE = { text: "3.10", cents: 310, currency: "usd", interval: "month" } as const;

/** "$3.10", from Stripe's amount in the currency's smallest unit. */
export function printAmount(total: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(total / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** "3.1", as the pages write a price in dollars. */
export function printDollars(cents: number): string {
  return String(cents / 100);
}
