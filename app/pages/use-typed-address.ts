import { useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useLatest } from "#app/ui/use-latest.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useLateNavigate } from "./use-late-navigate.ts";

type Options<Texts> = {
  /** The fields as the query holds them, without blanks at their ends. */
  read: (query: URLSearchParams) => Texts;
  /** The address that holds these texts; the query is the one that the page has or is heading for. */
  write: (query: URLSearchParams, texts: Texts) => string;
  /** Of the page; a query that is on its way to another one does not count. */
  path: string;
  pauseMs: number;
};

/** For texts that are the values of keys of the query as they are, and whose keys go when they are empty. */
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

/** Typing takes effect at once, reaches the address after a pause, and follows the address when it changes. */
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

  /** The query to which the person is going, or that the address bar has: a busy page is drawn later than it changes. */
  const query = () =>
    new URLSearchParams(going.current?.pathname === path ? going.current.search : window.location.search);
  const texts = () => mapTexts(latest.current, (_, text) => text.trim());

  const type = (change: Partial<Texts>) => {
    set({ ...latest.current, ...change });
    later(() => ({ to: write(query(), texts()), replace: true }));
  };
  /** `query` and `texts` are for what navigates at once, and cancels what was to come after the pause. */
  return { typed, type, cancel, query, texts };
}

/** The texts of the address, plus blanks at the ends while the person is typing. */
function followed<Texts extends Record<string, string>>(typed: Texts, address: Texts): Texts {
  return mapTexts(address, (field, text) => (typed[field]?.trim() === text ? typed[field] : text));
}

function mapTexts<Texts extends Record<string, string>>(texts: Texts, map: (field: string, text: string) => string) {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, map(field, text)])) as Texts;
}
