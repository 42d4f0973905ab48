/** The keys of a list's chosen items. Ranges start at `anchor`. */
export type Selection = { readonly chosen: ReadonlySet<string>; readonly anchor: string | null };

export const NO_SELECTION: Selection = { chosen: new Set(), anchor: null };

/** Handles a click: chooses one item, or clears it if it is the only one; Ctrl adds an item, Shift selects a range. */
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

/** Handles a step with Shift, which starts a range if there is none. */
export function walk(old: Selection, items: readonly string[], from: string, to: string): Selection {
  return press(old.anchor === null ? press(NO_SELECTION, items, from) : old, items, to, { isRange: true });
}

/** Returns what to remove with an item (all chosen ones if it is chosen) and which item then takes its place. */
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
