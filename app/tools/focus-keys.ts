import type { Shortcut } from "#app/frame/shortcuts/registry.ts";

/**
 * The digits of the top row, in its order, go to the first ten controls of a list, which `attribute` numbers from 0. The
 * `label` says what they are: "Go to color", followed by the number.
 */
export function focusKeys(group: string, label: string, attribute: `data-${string}`, count: number): Shortcut[] {
  return Array.from({ length: Math.min(count, 10) }, (_, index) => ({
    id: `${attribute}-${index}`,
    keys: `Digit${(index + 1) % 10}`,
    label: `${label} ${index + 1}`,
    group,
    run: () => document.querySelector<HTMLElement>(`[${attribute}="${index}"]`)?.focus(),
  }));
}
