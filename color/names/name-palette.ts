type Candidate = { readonly name: string; readonly deltaE: number };

/** Two colors of a palette rarely compete for more. Each of `count` colors finds one of as many candidates free. */
export function candidatesFor(count: number): number {
  return Math.max(1, count);
}

/**
 * Gives each color a name that no other has: the closest pair of color and name first, then the next closest of what is
 * left. `candidates` are the nearest names of each color, the nearest first, `candidatesFor(count)` of them; null where
 * there are too few.
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
