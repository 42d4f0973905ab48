// When an expectation fails at first, Playwright describes the whole page for an error message that is rarely needed,
// which took up to a fourth of a page's time. The most common expectations are retried here without it, and Playwright
// writes its message only when the time is up.
import { expect as baseExpect, type ExpectMatcherState, type Locator, type Page } from "@playwright/test";

type Patience = { timeout?: number };

const NO_TIME: Patience = { timeout: 1 };

export const expect = baseExpect.extend({
  async toBeVisible(this: ExpectMatcherState, locator: Locator, patience: Patience = {}) {
    if (this.isNot) return judge(false, baseExpect(locator).not.toBeVisible(patience));
    const { timeout = this.timeout } = patience;
    const hasCome = await locator.waitFor({ timeout }).then(isFine, isAmiss);
    return judge(true, hasCome ? undefined : baseExpect(locator).toBeVisible(NO_TIME));
  },

  async toHaveURL(this: ExpectMatcherState, page: Page, wanted: string | RegExp, patience: Patience = {}) {
    if (this.isNot) return judge(false, baseExpect(page).not.toHaveURL(wanted, patience));
    const { timeout = this.timeout } = patience;
    const fits = ({ href }: URL) =>
      typeof wanted === "string" ? href === new URL(wanted, href).href : wanted.test(href);
    const hasCome = await page.waitForURL(fits, { timeout, waitUntil: "commit" }).then(isFine, isAmiss);
    return judge(true, hasCome ? undefined : baseExpect(page).toHaveURL(wanted, NO_TIME));
  },

  async toHaveTitle(this: ExpectMatcherState, page: Page, wanted: string | RegExp, patience: Patience = {}) {
    if (this.isNot) return judge(false, baseExpect(page).not.toHaveTitle(wanted, patience));
    const { timeout = this.timeout } = patience;
    const fits = (title: string) => (typeof wanted === "string" ? title === wanted : wanted.test(title));
    const look = () => page.title().then(fits, isAmiss); // fails while the page is navigating
    const hasCome = await baseExpect
      .poll(look, { timeout, intervals: [50, 100, 200] })
      .toBe(true)
      .then(isFine, isAmiss);
    return judge(true, hasCome ? undefined : baseExpect(page).toHaveTitle(wanted, NO_TIME));
  },
});

const isFine = () => true;
const isAmiss = () => false;

/** Playwright's verdict, inverted for negated expectations. */
async function judge(isPositive: boolean, expectation?: Promise<void>) {
  try {
    await expectation;
    return { pass: isPositive, message: () => "" };
  } catch (error) {
    return { pass: !isPositive, message: () => (error as Error).message };
  }
}
