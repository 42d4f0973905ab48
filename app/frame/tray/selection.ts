/** Which items of a list are chosen, by their keys. A range runs from `anchor`. */
export type Selection = { readonly chosen: ReadonlySet<string>; readonly anchor: string | null };

export const NO_SELECTION: Selection = { chosen: new Set(), anchor: null };

/** A press: alone it chooses one (and a press on the only chosen one lets it go), with Ctrl one more, with Shift a range. */
export function press(
  old: Selection,
  items: readonly string[],
  item: string,
  { isRange = false, isToggle = false } = {},
): Selection {
  if (isRange && old.anchor !== null && items.includes(old.anchor)) return rangeTo(old.anchor, items, item);
  const isOnly = old.chosen.size === 1 && old.chosen.has(item);
  if (isToggle || isOnly) {
    const chosen = new Set(old.chosen);
    if (!chosen.delete(item)) chosen.add(item);
    return { chosen, anchor: item };
  }
  return { chosen: new Set([item]), anchor: item };
}

/** A step with Shift, which begins a range where there is none. */
export function walk(old: Selection, items: readonly string[], from: string, to: string): Selection {
  return press(old.anchor === null ? press(NO_SELECTION, items, from) : old, items, to, { isRange: true });
}

/** What goes with an item, all the chosen if it is one, and which item then takes its place. */
export function removalOf({ chosen }: Selection, items: readonly string[], item: string) {
  const removed = chosen.has(item) ? items.filter((each) => chosen.has(each)) : [item];
  const rest = items.filter((each) => !removed.includes(each) || each === item);
  return { removed, heir: rest[rest.indexOf(item) + 1] ?? rest[rest.indexOf(item) - 1] };
}

export function selectAll(items: readonly string[]): Selection {
  return { chosen: new Set(items), anchor: items[0] ?? null };
}

function rangeTo(anchor: string, items: readonly string[], item: string): Selection {
  const [start, end] = [items.indexOf(anchor), items.indexOf(item)].sort((a, b) => a - b) as [number, number];
  return { chosen: new Set(items.slice(start, end + 1)), anchor };
}
