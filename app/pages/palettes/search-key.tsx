import type { RefObject } from "react";
import { useSearchKey } from "../use-search-key.ts";

/** The key of the search field. It comes when the page has nothing else to do, with the list of shortcuts. */
export function SearchKey({ field }: { field: RefObject<HTMLInputElement | null> }) {
  useSearchKey(field);
  return null;
}
