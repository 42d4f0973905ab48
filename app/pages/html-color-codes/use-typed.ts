import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLateNavigate } from "../use-late-navigate.ts";
import { PATH } from "./codes-path.ts";

/** What a person types on this page, as it was typed. */
export type Typed = { readonly filter: string; readonly bg: string };

const TYPING_PAUSE_MS = 300;
const KEYS = { filter: "q", bg: "bg" } as const;

/** Both fields of the page: what is typed counts at once, and stands in the address after a pause. */
export function useTyped() {
  const { key, search } = useLocation();
  const [typed, setTyped] = useState(() => read(search));
  const latest = useRef(typed);
  const seen = useRef(key);
  const { later, isAhead } = useLateNavigate(TYPING_PAUSE_MS);

  const set = (next: Typed) => {
    latest.current = next;
    setTyped(next);
  };
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    // What was typed while the address changed is not in it yet.
    if (!isAhead()) set(followed(latest.current, read(search)));
  });

  const type = (change: Partial<Typed>) => {
    set({ ...latest.current, ...change });
    later((heading) => {
      const query = new URLSearchParams(heading.pathname === PATH ? heading.search : window.location.search);
      for (const field of ["filter", "bg"] as const) {
        const text = latest.current[field].trim();
        if (text) query.set(KEYS[field], text);
        else query.delete(KEYS[field]);
      }
      return { to: query.size > 0 ? `${PATH}?${query}` : PATH, replace: true };
    });
  };
  return { typed, type };
}

function read(search: string): Typed {
  const query = new URLSearchParams(search);
  return { filter: query.get(KEYS.filter) ?? "", bg: query.get(KEYS.bg) ?? "" };
}

/** The texts of the address, but with the blanks at the ends that somebody is just typing. */
function followed(typed: Typed, address: Typed): Typed {
  return {
    filter: typed.filter.trim() === address.filter ? typed.filter : address.filter,
    bg: typed.bg.trim() === address.bg ? typed.bg : address.bg,
  };
}
