import { useDeferredValue, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLibrary } from "#app/frame/library/library.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { itemOf, type Kind } from "../item.ts";
import { type ListFilter, readFilter, writeFilter } from "./filter.ts";
import { countTags, findItems } from "./find-items.ts";

const TYPING_PAUSE_MS = 300;
/** Marks the page's own navigations while the person types or drags. */
const TYPED = { isTyped: true };

export type Finder = ReturnType<typeof useFinder>;

export function useFinder(kind: Kind) {
  const { projects, ...saved } = useLibrary();
  const list = useListFilter();
  // The fields update at once; the cards follow.
  const asked = useDeferredValue(list.filter);
  const items = saved[kind].map(itemOf);
  const near = asked.near.trim() === "" ? null : parsePasted(asked.near);
  return { ...list, kind, projects, items, near, found: findItems(items, asked, near), tags: countTags(items) };
}

/**
 * The list's filter, kept in the address for the back button and reloads. Typing filters at once and updates the
 * address after a pause.
 */
function useListFilter() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ListFilter | null>(null);
  const timer = useTimer();
  const filter = draft ?? readFilter(new URLSearchParams(search));

  useOnChange(key, () => {
    if (state?.isTyped && timer.isRunning()) return; // more was typed meanwhile
    timer.stop();
    // The address has no leading or trailing spaces, but the next word needs them.
    setDraft((typed) => (typed && state?.isTyped && writeFilter(typed) === search ? typed : null));
  });

  const linkTo = (change: Partial<ListFilter>) => pathname + writeFilter({ ...filter, ...change });
  const type = (change: Partial<ListFilter>) => {
    const path = linkTo(change);
    setDraft({ ...filter, ...change });
    timer.start(() => {
      void navigate(path, { replace: true, preventScrollReset: true, state: TYPED });
    }, TYPING_PAUSE_MS);
  };
  const choose = (change: Partial<ListFilter>) => {
    timer.stop();
    setDraft({ ...filter, ...change });
    void navigate(linkTo(change), { preventScrollReset: true, state: TYPED });
  };
  return { filter, linkTo, type, choose };
}
