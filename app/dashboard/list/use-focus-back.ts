import { type RefObject, useRef } from "react";
import { useOnChange } from "#app/ui/use-on-change.ts";

/**
 * The focus of something that leaves the list goes to another card, once the list is drawn anew, and that of a name's field
 * to the card of that name: `renamed`.
 */
export function useFocusBack(grid: RefObject<HTMLElement | null>, content: unknown, renamed: string | null) {
  const next = useRef<string>(null);
  useOnChange(renamed, () => {
    if (renamed) next.current = renamed;
  });
  useOnChange(content, () => {
    const id = next.current;
    next.current = null;
    if (!id) return;
    const card = grid.current?.querySelector(`li[data-id="${CSS.escape(id)}"]`);
    card?.querySelector<HTMLElement>("[data-part=open]")?.focus();
  });
  return {
    focusNext: (id: string | null) => {
      next.current = id;
    },
  };
}
