import { useEffect, useRef, useState } from "react";
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

/** The slider values, which may be outside sRGB so that a detour through white keeps the hue. */
export type EditedOklch = { readonly l: number; readonly c: number; readonly h: number };
type Follower = {
  hex: Hex;
  isBehind: boolean;
  show: (path: string) => boolean;
  load: (path: string) => Promise<void>;
};
type Draft = { readonly oklch: EditedOklch; readonly hex: Hex; readonly sentHex?: Hex };

/** A pause this long ends an edit and adds an entry to the browser's history. */
const COMMIT_MS = 700;
const FOLLOW_MS = 100;
/** Safari allows 100 address changes in 30 seconds. */
const ADDRESS_MS = 350;

/**
 * Edits the color of the page. The new color shows at once. During the edit, the address is replaced and the rest of
 * the page is fetched; after a pause, it becomes a real navigation that the back button returns to.
 */
export function useEdit(reference: Reference) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  const fetcher = useFetcher<{ reference: string }>();
  const { later } = useLateNavigate(COMMIT_MS);
  const address = useTemporaryAddress();

  if (seenKey !== key) {
    setSeenKey(key);
    // The page isn't the one this edit led to: the person left through a link or the back button.
    if (draft && draft.hex !== reference.hex && draft.sentHex !== reference.hex) setDraft(null);
  }
  const hex = draft?.hex ?? reference.hex;
  const isAhead = hex !== reference.hex;
  const oklch = draft?.oklch ?? oklchOf(hex);
  const text = fetcher.data?.reference;
  const fetched = text ? readReference(text) : undefined;
  const followed = isAhead ? fetched : undefined;
  const isSent = draft !== null && draft.sentHex === draft.hex;
  useFollower({
    hex,
    isBehind: isAhead && !isSent && followed?.hex !== hex && fetcher.state === "idle",
    show: address.show,
    load: fetcher.load,
  });

  // Data fetched for the previous page is stale on a new one.
  useOnChange(reference.hex, () => fetcher.reset());

  const change = (channels: Partial<EditedOklch>) => {
    const next = { ...oklch, ...channels };
    const nextHex = hexOf(mapOklchToRgb24(next.l, next.c, next.h));
    setDraft({ ...draft, oklch: next, hex: nextHex });
    later((heading) => {
      // Restores the address of the current history entry; the new color gets its own entry.
      address.restore();
      if (heading.pathname === colorPath(nextHex)) return null;
      setDraft({ oklch: next, hex: nextHex, sentHex: nextHex });
      return { to: colorPath(nextHex), replace: false };
    });
  };
  return { hex, oklch, reference: followed ?? reference, change };
}

function useFollower({ hex, isBehind, show, load }: Follower) {
  const timer = useTimer();
  const latest = useRef(hex);
  const addressAt = useRef(0);
  useEffect(() => {
    latest.current = hex;
    if (!isBehind) timer.stop();
    // Doesn't restart a running timer, or a steady drag would never update the page.
    else if (!timer.isRunning()) timer.start(follow, FOLLOW_MS);
  });

  const follow = () => {
    const path = colorPath(latest.current);
    const now = performance.now();
    if (now - addressAt.current > ADDRESS_MS && show(path)) addressAt.current = now;
    void load(path);
  };
}

function oklchOf(hex: Hex): EditedOklch {
  const { l, c, h } = hexToOklch(hex) as Oklch;
  return { l, c, h: h ?? 0 };
}

/**
 * Temporarily replaces the page's address with that of the color shown. The router doesn't see this, so the history
 * entry must get its own address back before the person leaves it, for the back button to work.
 */
function useTemporaryAddress() {
  const own = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  const latest = useLatest({ own, isLeaving });

  /** After the back button, the browser is already at the next entry while its page is still loading. */
  const isAtOwn = () => (history.state?.key ?? "default") === latest.current.own.key;
  const replace = (path: string) => history.replaceState(history.state, "", path);
  const restore = () => {
    if (isAtOwn()) replace(createPath(latest.current.own));
  };
  useOnChange(isLeaving, () => {
    if (isLeaving) restore();
  });
  /** Returns false if the page is being left. */
  const show = (path: string) => {
    if (latest.current.isLeaving || !isAtOwn()) return false;
    replace(path);
    return true;
  };
  return { show, restore };
}
