import { useEffect, useMemo, useRef, useState } from "react";
import { createPath, useFetcher, useLocation, useNavigation } from "react-router";
import { useLatest } from "#app/ui/use-latest.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import type { Hex, Oklch } from "#color/color.ts";
import { hexToOklch } from "#color/convert.ts";
import { mapOklchToRgb24 } from "#color/kernel/gamut-map.ts";
import { hexOf } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { useLateNavigate } from "../use-late-navigate.ts";
import type { Reference } from "./reference.ts";
import { readReference } from "./reference-text.ts";

/** What the sliders hold: it may lie outside sRGB, so that a detour through white does not lose the hue. */
export type EditedOklch = { readonly l: number; readonly c: number; readonly h: number };
type Follower = {
  hex: Hex;
  isBehind: boolean;
  lend: (path: string) => boolean;
  load: (path: string) => Promise<void>;
};
type Draft = { readonly oklch: EditedOklch; readonly hex: Hex; readonly sentHex?: Hex };

/** A pause of this length ends an edit: it becomes a step of the browser's history. */
const COMMIT_MS = 700;
const FOLLOW_MS = 100;
/** Safari allows 100 changes of the address in 30 seconds. */
const ADDRESS_MS = 350;

/**
 * Editing the color of the page. The new color shows at once; the address is replaced and the rest of the page asked for
 * while the edit goes on, and a pause makes it a real navigation, to which the back button returns.
 */
export function useEdit(reference: Reference) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  const fetcher = useFetcher<{ reference: string }>();
  const { later } = useLateNavigate(COMMIT_MS);
  const address = useLentAddress();

  if (seenKey !== key) {
    setSeenKey(key);
    // Another page than the one that this edit led to: the person went there by a link or by the back button.
    if (draft && draft.hex !== reference.hex && draft.sentHex !== reference.hex) setDraft(null);
  }
  const hex = draft?.hex ?? reference.hex;
  const isAhead = hex !== reference.hex;
  const oklch = draft?.oklch ?? oklchOf(hex);
  const text = fetcher.data?.reference;
  const fetched = useMemo(() => (text ? readReference(text) : undefined), [text]);
  const followed = isAhead ? fetched : undefined;
  const isSent = draft !== null && draft.sentHex === draft.hex;
  useFollower({
    hex,
    isBehind: isAhead && !isSent && followed?.hex !== hex && fetcher.state === "idle",
    lend: address.lend,
    load: fetcher.load,
  });

  // A new page makes what was fetched for the old one stale.
  useOnChange(reference.hex, () => fetcher.reset());

  const change = (channels: Partial<EditedOklch>) => {
    const next = { ...oklch, ...channels };
    const nextHex = hexOf(mapOklchToRgb24(next.l, next.c, next.h));
    setDraft({ ...draft, oklch: next, hex: nextHex });
    later((heading) => {
      // The entry that is being left gets its own address back, and the new color one of its own.
      address.restore();
      if (heading.pathname === colorPath(nextHex)) return null;
      setDraft({ oklch: next, hex: nextHex, sentHex: nextHex });
      return { to: colorPath(nextHex), replace: false };
    });
  };
  return { hex, oklch, reference: followed ?? reference, change };
}

function useFollower({ hex, isBehind, lend, load }: Follower) {
  const timer = useTimer();
  const latest = useRef(hex);
  const addressAt = useRef(0);
  useEffect(() => {
    latest.current = hex;
    if (!isBehind) timer.stop();
    // A timer that runs is not started again by the next change, or a steady drag would never be followed.
    else if (!timer.isRunning()) timer.start(follow, FOLLOW_MS);
  });

  const follow = () => {
    const path = colorPath(latest.current);
    const now = performance.now();
    if (now - addressAt.current > ADDRESS_MS && lend(path)) addressAt.current = now;
    void load(path);
  };
}

function oklchOf(hex: Hex): EditedOklch {
  const { l, c, h } = hexToOklch(hex) as Oklch;
  return { l, c, h: h ?? 0 };
}

/**
 * Shows the address of the color in sight in the place of the page's own. The router does not know of it, so the entry of
 * the history must have its own address back before it is left: the back button leads there.
 */
function useLentAddress() {
  const own = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  const latest = useLatest({ own, isLeaving });

  /** After the back button the browser is at the next entry already, though its page is still on its way. */
  const isAtOwn = () => (history.state?.key ?? "default") === latest.current.own.key;
  const show = (path: string) => history.replaceState(history.state, "", path);
  const restore = () => {
    if (isAtOwn()) show(createPath(latest.current.own));
  };
  useOnChange(isLeaving, () => {
    if (isLeaving) restore();
  });
  /** False when the page is being left. */
  const lend = (path: string) => {
    if (latest.current.isLeaving || !isAtOwn()) return false;
    show(path);
    return true;
  };
  return { lend, restore };
}
