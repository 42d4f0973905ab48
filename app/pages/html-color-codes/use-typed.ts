import { useTypedAddress } from "../use-typed-address.ts";
import { PATH } from "./codes-path.ts";

/** What a person types on this page, as it was typed. */
export type Typed = { filter: string; bg: string };

const TYPING_PAUSE_MS = 300;
const KEYS = { filter: "q", bg: "bg" } as const;

/** Both fields of the page. */
export function useTyped() {
  return useTypedAddress<Typed>({ path: PATH, pauseMs: TYPING_PAUSE_MS, read, write });
}

function read(query: URLSearchParams): Typed {
  return { filter: query.get(KEYS.filter) ?? "", bg: query.get(KEYS.bg) ?? "" };
}

function write(query: URLSearchParams, texts: Typed) {
  for (const field of ["filter", "bg"] as const) {
    if (texts[field]) query.set(KEYS[field], texts[field]);
    else query.delete(KEYS[field]);
  }
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}
