type Findable = { readonly name: string; readonly hex: string; readonly family: string };

/** Whether each word is a part of a color's name or hex code, or the whole name of its family. */
export function matchesFilter({ name, hex, family }: Findable, filter: string) {
  return words(filter).every(
    (word) => name.toLowerCase().includes(word) || hex.toLowerCase().includes(word) || family.toLowerCase() === word,
  );
}

function words(filter: string) {
  return filter.trim().toLowerCase().split(/\s+/).filter(Boolean);
}
