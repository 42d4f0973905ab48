import { cleanTags } from "#app/frame/library/clean.ts";

/** The tags in a typed text: separated by commas, without a leading #, each once. */
export function readTags(text: string): readonly string[] {
  return cleanTags(text.split(",").map((part) => part.trim().replace(/^#+/, "")));
}

/** Each once, whatever its capitals; the first spelling stays. */
export function addTags(tags: readonly string[], more: readonly string[]): readonly string[] {
  return cleanTags([...tags, ...more.filter((tag) => !hasTag(tags, tag))]);
}

export function withoutTags(tags: readonly string[], gone: readonly string[]): readonly string[] {
  return tags.filter((tag) => !hasTag(gone, tag));
}

export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => other.toLowerCase() === tag.toLowerCase());
}
