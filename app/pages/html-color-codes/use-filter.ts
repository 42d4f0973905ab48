import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

const TYPING_PAUSE_MS = 300;

/** The text of the filter: what is typed counts at once, and stands in the address after a pause. */
export function useFilter() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = query.get("q") ?? "";
  const [filter, setFilter] = useState(asked);
  const sent = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The address changed by a link or by going back, not by typing.
    if (asked !== sent.current) setFilter(asked);
    sent.current = asked;
  }, [asked]);

  const change = (text: string) => {
    setFilter(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = new URLSearchParams(location.search);
      if (text) next.set("q", text);
      else next.delete("q");
      sent.current = text;
      void navigate({ search: String(next) }, { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
  };
  return [filter, change] as const;
}
