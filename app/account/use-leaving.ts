import { useState } from "react";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** Where the page is about to go, and its setter. Null again when Back restores this page from the browser's cache. */
export function useLeaving<Place extends string>() {
  const [place, setPlace] = useState<Place | null>(null);
  useWindowEvent("pageshow", ({ persisted }) => persisted && setPlace(null));
  return [place, setPlace] as const;
}
