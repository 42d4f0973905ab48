import { setTimeout as wait } from "node:timers/promises";
import type Stripe from "stripe";
import type { Interval, YearlyOffer } from "#contract/billing.ts";
import { AccountProblem } from "../account/calls.ts";
import type { Payments } from "./payments.ts";
import { PRO_PRICE, printDollars } from "./pro-price.ts";
import { describeFailure, isMissing } from "./tools.ts";

/** Prices in Stripe never change, but they can be deactivated. */
const KEPT_MS = 60 * 60_000;
/** How soon Stripe is asked again after it failed to respond. */
const RETRY_MS = 30_000;
/** How long a page waits for Stripe. */
const PAGE_LIMIT_MS = 2000;

/** The Stripe price to sell. Throws 503 if the pages name another monthly price, 409 if no yearly one is sold. */
export async function findPrice(payments: Payments, interval: Interval): Promise<string> {
  if (interval === "month") return checkMonthlyPrice(payments);
  const { yearlyPriceId } = payments;
  if (yearlyPriceId && (await askYearlyCents(payments)) !== null) return yearlyPriceId;
  throw new AccountProblem(409, "no_yearly_plan", "The yearly plan isn't available right now. Select Monthly instead.");
}

const checkedPrices = new Set<string>();

/** The pages name the price of Pro: a checkout must not charge another. */
async function checkMonthlyPrice({ loadStripe, priceId }: Payments): Promise<string> {
  if (checkedPrices.has(priceId)) return priceId;
  const stripe = await loadStripe();
  const { unit_amount, currency, recurring } = await stripe.prices.retrieve(priceId);
  const isRight =
    unit_amount === PRO_PRICE.cents &&
    currency === PRO_PRICE.currency &&
    recurring?.interval === PRO_PRICE.interval &&
    recurring.interval_count === 1;
  if (!isRight) {
    console.error(
      `STRIPE_PRICE_ID isn't ${PRO_PRICE.text} ${PRO_PRICE.currency} a ${PRO_PRICE.interval}, so nothing is sold.`,
    );
    throw new AccountProblem(503, "billing_off", "Pro isn't available here right now.");
  }
  checkedPrices.add(priceId);
  return priceId;
}

/** The yearly plan as the pages show it; null if there is none. Rejects when Stripe doesn't respond in time. */
export async function readYearlyOffer(payments: Payments | null): Promise<YearlyOffer | null> {
  if (!payments?.yearlyPriceId) return null;
  const late = wait(PAGE_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error("Stripe didn't answer in time");
  });
  const cents = await Promise.race([askYearlyCents(payments), late]);
  if (cents === null) return null;
  const saved = 12 * PRO_PRICE.cents - cents;
  return { price: printDollars(cents), saving: saved > 0 ? printDollars(saved) : null };
}

const asked = new WeakMap<Payments, { cents: Promise<number | null>; until: number }>();

/** The yearly price; null if it can't be sold, which is logged. Stripe is asked once an hour. */
function askYearlyCents(payments: Payments): Promise<number | null> {
  const known = asked.get(payments);
  if (known && known.until > Date.now()) return known.cents;
  const answer = { cents: retrieveYearlyCents(payments), until: Date.now() + KEPT_MS };
  asked.set(payments, answer);
  answer.cents.catch((error) => {
    answer.until = Date.now() + RETRY_MS;
    console.error(`The yearly price could not be read: ${describeFailure(error)}`);
  });
  return answer.cents;
}

async function retrieveYearlyCents({ loadStripe, yearlyPriceId }: Payments): Promise<number | null> {
  const { prices } = await loadStripe();
  const price = await prices.retrieve(yearlyPriceId ?? "").catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const problem = price ? findProblem(price) : "doesn't exist in Stripe";
  if (price && !problem) return price.unit_amount;
  console.error(
    `STRIPE_YEARLY_PRICE_ID ${problem}, so Pro is only sold by the month. Set it to an active price in ` +
      `${PRO_PRICE.currency} that recurs every year, and restart.`,
  );
  return null;
}

function findProblem({ active, currency, recurring, unit_amount }: Stripe.Price): string | null {
  if (!active) return "isn't active";
  if (currency !== PRO_PRICE.currency) return `is in ${currency}`;
  if (recurring?.interval !== "year" || recurring.interval_count !== 1) return "isn't for one year";
  return unit_amount ? null : "has no amount";
}
