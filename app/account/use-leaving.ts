import { useState } from "react";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** Where the page is about to go, and its setter: null again when the browser's Back shows the very same page once more. */
export function useLeaving<Place extends string>() {
  const [place, setPlace] = useState<Place | null>(null);
  useWindowEvent("pageshow", ({ persisted }) => persisted && setPlace(null));
  return [place, setPlace] as const;
}
