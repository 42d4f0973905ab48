type Candidate = { readonly name: string; readonly deltaE: number };

/**
 * Gives each color a unique name: the closest pair of color and name first, then the next closest of the rest.
 * `candidates` are the nearest names of each color, nearest first, as many as there are colors: then each finds one
 * free. Null for a color with too few.
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
