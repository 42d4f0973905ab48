type Candidate = { readonly name: string; readonly deltaE: number };

/** The number of candidates per color. Each of `count` colors finds one of `count` candidates free. */
export function candidatesFor(count: number): number {
  return Math.max(1, count);
}

/**
 * Gives each color a unique name: the closest pair of color and name first, then the next closest of the rest.
 * `candidates` are the nearest names of each color, nearest first, `candidatesFor(count)` of them; null for a color
 * with too few.
 */
export function nameUniquely<Name extends Candidate>(candidates: readonly (readonly Name[])[]): (Name | null)[] {
  const pairs = candidates.flatMap((names, color) => names.map((name) => ({ color, name })));
  pairs.sort((one, other) => one.name.deltaE - other.name.deltaE || one.color - other.color);
  const chosen = candidates.map((): Name | null => null);
  const taken = new Set<string>();
  for (const { color, name } of pairs) {
    if (chosen[color] || taken.has(name.name)) continue;
    chosen[color] = name;
    taken.add(name.name);
  }
  return chosen;
}
