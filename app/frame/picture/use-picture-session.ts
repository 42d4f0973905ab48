import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPictureSession, type PictureSession } from "./session.ts";
import { EMPTY, type SessionState } from "./session-core.ts";

/** The session of a page, with what it shows. */
export function usePictureSession(): PictureSession & SessionState {
  const [session] = useState(createPictureSession);
  const state = useSyncExternalStore(session.subscribe, session.get, () => EMPTY);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      // Not at once: React may only be trying whether the page survives it.
      leaving.current = setTimeout(session.stop);
    };
  }, [session]);
  return { ...session, ...state };
}
