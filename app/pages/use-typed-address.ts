import { useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useLatest } from "#app/ui/use-latest.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useLateNavigate } from "./use-late-navigate.ts";

type Options<Texts> = {
  /** Reads the fields from the query, without leading or trailing spaces. */
  read: (query: URLSearchParams) => Texts;
  /** Returns the address for these texts; `query` is the current or pending one of the page. */
  write: (query: URLSearchParams, texts: Texts) => string;
  /** Path of the page; the query of a pending navigation to another page is ignored. */
  path: string;
  pauseMs: number;
};

/** For texts stored unchanged under query keys, which are removed when empty. */
export function addressFields<Field extends string>(path: string, keys: Readonly<Record<Field, string>>) {
  type Texts = Record<Field, string>;
  const pairs = Object.entries(keys) as [Field, string][];
  return {
    path,
    read: (query: URLSearchParams) =>
      Object.fromEntries(pairs.map(([field, key]) => [field, query.get(key) ?? ""])) as Texts,
    write: (query: URLSearchParams, texts: Texts) => {
      for (const [field, key] of pairs) {
        if (texts[field]) query.set(key, texts[field]);
        else query.delete(key);
      }
      return query.size > 0 ? `${path}?${query}` : path;
    },
  };
}

/** Typing takes effect at once and updates the address after a pause; the texts follow the address when it changes. */
export function useTypedAddress<Texts extends Record<string, string>>({ read, write, path, pauseMs }: Options<Texts>) {
  const { key, search } = useLocation();
  const [typed, setTyped] = useState(() => read(new URLSearchParams(search)));
  const latest = useRef(typed);
  const ahead = useNavigation().location;
  const going = useLatest(ahead);
  const { later, cancel, isAhead } = useLateNavigate(pauseMs);

  const set = (next: Texts) => {
    latest.current = next;
    setTyped(next);
  };
  useOnChange(key, () => {
    // What was typed while the address changed is not in it yet.
    if (!isAhead()) set(followed(latest.current, read(new URLSearchParams(search))));
  });

  /** The pending query, or the one in the address bar: a busy page renders later than that changes. */
  const query = () =>
    new URLSearchParams(going.current?.pathname === path ? going.current.search : window.location.search);
  const texts = () => mapTexts(latest.current, (_, text) => text.trim());

  const type = (change: Partial<Texts>) => {
    set({ ...latest.current, ...change });
    later(() => ({ to: write(query(), texts()), replace: true }));
  };
  /** `query` and `texts` are for code that navigates at once and calls `cancel`. */
  return { typed, type, cancel, query, texts };
}

/** The texts of the address, with the leading and trailing spaces of the typed ones. */
function followed<Texts extends Record<string, string>>(typed: Texts, address: Texts): Texts {
  return mapTexts(address, (field, text) => (typed[field]?.trim() === text ? typed[field] : text));
}

function mapTexts<Texts extends Record<string, string>>(texts: Texts, map: (field: string, text: string) => string) {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, map(field, text)])) as Texts;
}
