import type { RefObject } from "react";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";

/** `/` moves the focus into a search field. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>) {
  const run = () => {
    field.current?.focus();
    field.current?.select();
  };
  useShortcuts([{ id: "search", keys: "/", label: "Go to search", run }]);
}
