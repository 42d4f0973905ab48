import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { whenIdle } from "#app/late/when-idle.ts";
import { findSample, SAMPLE_HEIGHT_PX, SAMPLE_WIDTH_PX } from "./samples.ts";
import { EMPTY, PictureSession } from "./session.ts";

const SAMPLE_SIZE = { width: SAMPLE_WIDTH_PX, height: SAMPLE_HEIGHT_PX };

/** The session of a page, and the picture of its state, which is opened when it is not the one that is shown. */
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
    /** The one that the points belong to, once it is decoded. */
    picture,
    sample,
    /** In pixels; null where there is no picture. */
    size: picture ?? (sample ? SAMPLE_SIZE : null),
  };
}
