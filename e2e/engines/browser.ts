import { boxOf, currentValue, find, nameOf, textsInView, wasPressed, watchPress } from "./in-page.ts";

/** No answer within this time, and the browser hangs. */
export const ANSWER_MS = 30_000;

/** What all protocols can do. Input actions are the same in all: https://www.w3.org/TR/webdriver2/#actions */
export type Browser = {
  readonly version: string;
  goto(address: string): Promise<unknown>;
  /** Evaluates the body of an async function that returns a string. */
  evaluate(body: string): Promise<string>;
  perform(sources: readonly InputSource[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** What the window shows, as a PNG. */
  takePicture(): Promise<Buffer>;
  /** Ends it, even where it hangs. */
  close(): Promise<void>;
};

export type InputSource = {
  readonly type: "key" | "pointer";
  readonly id: string;
  readonly parameters?: { readonly pointerType: "mouse" };
  readonly actions: readonly Record<string, unknown>[];
};

/** Runs a function in the page. It sees its arguments and what `in-page.ts` exports, nothing else of its own file. */
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
