import { useDeferredValue } from "react";
import { useLibrary } from "#app/frame/library/library.ts";
import { parsePasted } from "#color/text/pasted.ts";
import { countTags, findItems } from "./find-items.ts";
import { itemOf, type Kind } from "./item.ts";
import { useListFilter } from "./use-list-filter.ts";

export type Finder = ReturnType<typeof useFinder>;

/** The saved items of a kind, those that the filter leaves, and the color that they are to be near to. */
export function useFinder(kind: Kind) {
  const { projects, ...saved } = useLibrary();
  const list = useListFilter();
  // The fields answer at once, the cards follow.
  const asked = useDeferredValue(list.filter);
  const items = saved[kind].map(itemOf);
  const near = asked.near.trim() === "" ? null : parsePasted(asked.near);
  return { ...list, kind, projects, items, near, found: findItems(items, asked, near), tags: countTags(items) };
}
