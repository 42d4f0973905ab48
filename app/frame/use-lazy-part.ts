import { useRef, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";

/**
 * A part of the page that comes when it is needed; a failed fetch may be tried again. Neither way rejects. `what` begins
 * the sentence that tells of a failure: "The export panel".
 */
export function useLazyPart<Part>(load: () => Promise<Part>, what: string) {
  const [part, setPart] = useState<Part | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const arrival = useRef<Promise<Part | null>>(null);

  /** Ahead of need, so that nobody is told of a failure. */
  const prefetch = () => {
    arrival.current ??= load().then(
      (arrived) => {
        setPart(() => arrived);
        return arrived;
      },
      () => {
        arrival.current = null;
        return null;
      },
    );
    return arrival.current;
  };
  /** Somebody waits for it: null when it did not come, and then they have been told. */
  const wake = async () => {
    setIsLoading(true);
    const arrived = await prefetch();
    setIsLoading(false);
    if (!arrived) {
      showToast({
        type: "error",
        title: `${what} could not be loaded`,
        text: "Nothing is lost. Check your connection and try again.",
      });
    }
    return arrived;
  };
  return { part, isLoading, prefetch, wake };
}
