import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLateNavigate } from "../use-late-navigate.ts";
import { type Filter, filterPath, readFilter } from "./filter.ts";

/** What a person types on this page, as it was typed. */
export type Typed = Pick<Filter, "near" | "text">;

const TYPING_PAUSE_MS = 250;

/** Both fields of the page: what is typed stands in the address after a pause, and follows it when that changes. */
export function useTypedFilter(path: string) {
  const { key, search } = useLocation();
  const [typed, setTyped] = useState(() => read(search));
  const latest = useRef(typed);
  const seen = useRef(key);
  const { later, cancel, isAhead } = useLateNavigate(TYPING_PAUSE_MS);

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
      const asked = readFilter(
        new URLSearchParams(heading.pathname === path ? heading.search : window.location.search),
      );
      return { to: filterPath(path, { ...asked, ...trimmed(latest.current), page: 1 }), replace: true };
    });
  };
  return { typed, type, cancel };
}

function read(search: string): Typed {
  const { near, text } = readFilter(new URLSearchParams(search));
  return { near, text };
}

function trimmed({ near, text }: Typed): Typed {
  return { near: near.trim(), text: text.trim() };
}

/** The texts of the address, but with the blanks at the ends that somebody is just typing. */
function followed(typed: Typed, address: Typed): Typed {
  const own = trimmed(typed);
  return {
    near: own.near === address.near ? typed.near : address.near,
    text: own.text === address.text ? typed.text : address.text,
  };
}
