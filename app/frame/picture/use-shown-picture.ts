import { useEffect, useRef } from "react";
import { whenIdle } from "#app/late/when-idle.ts";
import type { usePictureSession } from "./use-picture-session.ts";

/** Opens the picture of the state when it is another one than is shown: at first, and after undo. */
export function useShownPicture(wanted: string | null, session: ReturnType<typeof usePictureSession>) {
  const tried = useRef<string | null>(null);
  const shown = session.picture?.id ?? null;
  const isBusy = session.progress !== null;
  const { reopen, knows } = session;
  useEffect(() => {
    if (wanted === shown) tried.current = null;
    if (wanted === null || wanted === shown || isBusy || tried.current === wanted || !knows(wanted)) return;
    return whenIdle(() => {
      tried.current = wanted;
      void reopen(wanted, null);
    });
  }, [wanted, shown, isBusy, reopen, knows]);
}
