import { printJson } from "./print-json.ts";

/** Increases with breaking changes; earlier versions stay available at their addresses. */
export const VERSION = 1;

export function withVersion<Data extends object>(data: Data): { version: typeof VERSION } & Data {
  return { version: VERSION, ...data };
}

/** Prints an answer for the API and the command line. */
export function printAnswer(data: object): string {
  return `${printJson(withVersion(data))}\n`;
}
