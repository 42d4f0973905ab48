import { boxOf, currentValue, find, nameOf, textsInView, wasPressed, watchPress } from "./in-page.ts";

/** Without a response within this time, the browser hangs. */
export const ANSWER_MS = 30_000;

/** What all protocols support. Input actions are the same in all: https://www.w3.org/TR/webdriver2/#actions */
export type Browser = {
  readonly version: string;
  goto(address: string): Promise<unknown>;
  /** Evaluates the body of an async function that returns a string. */
  evaluate(body: string): Promise<string>;
  perform(sources: readonly InputSource[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** A PNG of the viewport. */
  takePicture(): Promise<Buffer>;
  /** Ends the browser, even if it hangs. */
  close(): Promise<void>;
};

export type InputSource = {
  readonly type: "key" | "pointer";
  readonly id: string;
  readonly parameters?: { readonly pointerType: "mouse" };
  readonly actions: readonly Record<string, unknown>[];
};

/** Runs a function in the page. It sees only its arguments and what `in-page.ts` exports, nothing from its own file. */
export async function run<Args extends unknown[], Result>(
  browser: Browser,
  act: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Result> {
  const known = [find, nameOf, boxOf, textsInView, currentValue, watchPress, wasPressed].join("\n");
  return JSON.parse(
    await browser.evaluate(`${known}\nreturn JSON.stringify((await (${act})(...${JSON.stringify(args)})) ?? null);`),
  );
}
