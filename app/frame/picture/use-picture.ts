import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { whenIdle } from "#app/late/when-idle.ts";
import { findSample, SAMPLE_HEIGHT_PX, SAMPLE_WIDTH_PX } from "./samples.ts";
import { EMPTY, PictureSession } from "./session.ts";

const SAMPLE_SIZE = { width: SAMPLE_WIDTH_PX, height: SAMPLE_HEIGHT_PX };

/** Returns the page's session and the picture in its state, which it opens if another one is shown. */
export function usePicture(wanted: string | null) {
  const [session] = useState(() => new PictureSession());
  const current = useSyncExternalStore(session.subscribe, session.get, () => EMPTY);
  const tried = useRef<string | null>(null);
  const shown = current.picture?.id ?? null;
  const isBusy = current.progress !== null;
  useEffect(() => {
    if (wanted === shown) tried.current = null;
    const isOpen = wanted === null || wanted === shown;
    if (isOpen || isBusy || tried.current === wanted || !session.knows(wanted)) return;
    return whenIdle(() => {
      tried.current = wanted;
      void session.reopen(wanted, null);
    });
  }, [wanted, shown, isBusy, session]);
  const picture = shown === wanted ? current.picture : null;
  const sample = findSample(wanted);
  return {
    session: { ...session, ...current },
    /** The picture that the points belong to, once decoded. */
    picture,
    sample,
    /** In pixels; null if there is no picture. One that failed to open again is none. */
    size: picture ?? (sample ? SAMPLE_SIZE : current.problem ? null : session.sizeOf(wanted)),
  };
}
