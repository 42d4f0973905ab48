import { printJson } from "./print-json.ts";

/** Rises with a change that could break a program; the answers until then are kept under their old addresses. */
export const VERSION = 1;

export function withVersion<Data extends object>(data: Data): { version: typeof VERSION } & Data {
  return { version: VERSION, ...data };
}

/** An answer as the API and the command line write it. */
export function printAnswer(data: object): string {
  return `${printJson(withVersion(data))}\n`;
}
