import type { RefObject } from "react";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";

/** Makes `/` focus a search field. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>) {
  const run = () => {
    field.current?.focus();
    field.current?.select();
  };
  useShortcuts([{ id: "search", keys: "/", label: "Go to search", run }]);
}

/** The same as a component that can load late, with the list of shortcuts. */
export function SearchKey({ field }: { field: RefObject<HTMLInputElement | null> }) {
  useSearchKey(field);
  return null;
}
