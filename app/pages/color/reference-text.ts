import type { Reference } from "./reference.ts";

/** Serializes a reference for the browser: its 400 values are costly for the router to encode one by one. */
export function writeReference(reference: Reference): string {
  return JSON.stringify(reference);
}

export function readReference(text: string): Reference {
  return JSON.parse(text);
}
