import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { type ListFilter, readFilter, writeFilter } from "./filter.ts";

const TYPING_PAUSE_MS = 300;
/** Marks the navigations that this page makes itself while the person types or drags. */
const TYPED = { isTyped: true };

/**
 * What the list shows. It is kept in the address, for the back button and a reload; typing filters at once and reaches the
 * address after a pause.
 */
export function useListFilter() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ListFilter | null>(null);
  const timer = useTimer();
  const filter = draft ?? readFilter(new URLSearchParams(search));

  useOnChange(key, () => {
    if (isTyped(state) && timer.isRunning()) return; // more was typed meanwhile
    timer.stop();
    setDraft(null);
  });

  const linkTo = (change: Partial<ListFilter>) => pathname + writeFilter({ ...filter, ...change });
  const type = (change: Partial<ListFilter>) => {
    const next = { ...filter, ...change };
    setDraft(next);
    timer.start(() => {
      void navigate(pathname + writeFilter(next), { replace: true, preventScrollReset: true, state: TYPED });
    }, TYPING_PAUSE_MS);
  };
  const choose = (change: Partial<ListFilter>) => {
    const next = { ...filter, ...change };
    timer.stop();
    setDraft(next);
    void navigate(pathname + writeFilter(next), { preventScrollReset: true, state: TYPED });
  };
  return { filter, linkTo, type, choose };
}

function isTyped(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isTyped" in state;
}
