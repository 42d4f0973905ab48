type Filter = { readonly text: string; readonly tags: readonly string[]; readonly near: string };

/** What to do about a filter that nothing matches, as a sentence. */
export function howToWiden({ text, tags, near }: Filter): string {
  if (text) return "Try another word or clear the filter.";
  if (tags.length > 0) return "Remove a tag or clear the filter.";
  return near ? "Widen the ΔE or clear the filter." : "Clear the filter.";
}
