import type { Shortcut } from "#app/frame/shortcuts/registry.ts";

/**
 * Maps the digits of the top row, in keyboard order, to the first ten controls of a list, numbered from 0 in
 * `attribute`. `label` describes them, such as "Go to color", and is followed by the number.
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
