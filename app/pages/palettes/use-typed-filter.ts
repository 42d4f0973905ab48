import { useTypedAddress } from "../use-typed-address.ts";
import { type Filter, filterPath, readFilter } from "./filter.ts";

/** What a person types on this page, as it was typed. */
export type Typed = Pick<Filter, "near" | "text">;

const TYPING_PAUSE_MS = 250;

/** Both fields of the page. */
export function useTypedFilter(path: string) {
  return useTypedAddress<Typed>({
    path,
    pauseMs: TYPING_PAUSE_MS,
    read: (query) => {
      const { near, text } = readFilter(query);
      return { near, text };
    },
    write: (query, texts) => filterPath(path, { ...readFilter(query), ...texts, page: 1 }),
  });
}
