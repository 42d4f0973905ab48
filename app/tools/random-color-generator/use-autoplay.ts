import { useEffect, useEffectEvent, useState } from "react";
import { HISTORY_LIMIT } from "#app/tools/tool-store.ts";

export const SECONDS = [1, 2, 3, 5, 10] as const;

/**
 * Draws again and again, at the pace that the person sets, until they stop it, leave the tab, or have seen as many as can
 * be gone back to.
 */
export function useAutoplay(drawNext: () => void) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [seconds, setSeconds] = useState<number>(3);
  const [drawn, setDrawn] = useState(0);
  const tick = useEffectEvent(() => {
    if (drawn + 1 >= HISTORY_LIMIT) setIsPlaying(false);
    setDrawn(drawn + 1);
    drawNext();
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(tick, seconds * 1000);
    const onHide = () => document.hidden && setIsPlaying(false);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [isPlaying, seconds]);
  const stop = () => setIsPlaying(false);
  const toggle = () => {
    setDrawn(0);
    setIsPlaying(!isPlaying);
  };
  return { isPlaying, seconds, setSeconds, toggle, stop };
}
