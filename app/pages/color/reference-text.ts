import type { Reference } from "./reference.ts";

/** For the way to the browser: the router takes apart what a loader gives, and a reference has 400 values. */
export function writeReference(reference: Reference): string {
  return JSON.stringify(reference);
}

export function readReference(text: string): Reference {
  return JSON.parse(text);
}
