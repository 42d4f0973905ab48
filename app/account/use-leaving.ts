import { useEffect, useState } from "react";

/** Where the page is about to go, and its setter: null again when the browser's Back shows the very same page once more. */
export function useLeaving<Place extends string>() {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setPlace(null);
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
  return [place, setPlace] as const;
}
