// What Pro costs. The words of the pages are in content/pro-features.ts; a test compares.

export const PRO_PRICE = { text: "3.10", cents: 310, currency: "usd", interval: "month" } as const;

/** How long Pro stays after a failed payment, from the first try on. */
export const GRACE_DAYS = 7;
