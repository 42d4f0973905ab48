import { type RefObject, useEffect, useRef } from "react";

/**
 * The focus of something that leaves the list goes to another card, once the list is drawn anew, and that of a name's field
 * to the card of that name: `renamed`.
 */
export function useFocusBack(grid: RefObject<HTMLElement | null>, content: unknown, renamed: string | null) {
  const owed = useRef<string>(null);
  useEffect(() => {
    if (renamed) owed.current = renamed;
  }, [renamed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list was drawn anew
  useEffect(() => {
    const id = owed.current;
    owed.current = null;
    if (!id) return;
    const card = grid.current?.querySelector(`li[data-id="${CSS.escape(id)}"]`);
    card?.querySelector<HTMLElement>("[data-part=open]")?.focus();
  }, [grid, content]);
  return {
    owe: (id: string | null) => {
      owed.current = id;
    },
  };
}
