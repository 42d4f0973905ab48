import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { Hex } from "#color/color.ts";
import { mapOklchToRgb24 } from "#color/kernel/gamut-map.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { rgb24ToOklchInto } from "#color/kernel/oklab.ts";
import { hexOf } from "./color-path.ts";
import type { Reference } from "./reference.ts";
import type { loader } from "./route.tsx";

/** What the sliders hold: it may lie outside sRGB, so that a detour through white does not lose the hue. */
export type EditedOklch = { readonly l: number; readonly c: number; readonly h: number };
type Follower = { hex: Hex; isBehind: boolean; canAddress: boolean; load: (path: string) => Promise<void> };
type Draft = { readonly oklch: EditedOklch; readonly hex: Hex; readonly sentHex?: Hex };

/** A pause of this length ends an edit: it becomes a step of the browser's history. */
const COMMIT_MS = 700;
/** Less is noise: such a color has no hue. */
const GRAY_CHROMA = 0.000004;
const FOLLOW_MS = 100;
/** Safari allows 100 changes of the address in 30 seconds. */
const ADDRESS_MS = 350;

/**
 * Editing the color of the page. The new color shows at once; the address is replaced and the rest of the page asked for
 * while the edit goes on, and a pause makes it a real navigation, to which the back button returns.
 */
export function useEdit(reference: Reference) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [pageHex, setPageHex] = useState(reference.hex);
  const fetcher = useFetcher<typeof loader>();
  const commitTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  if (pageHex !== reference.hex) {
    setPageHex(reference.hex);
    // Another page than the one that this edit led to: the person went there by a link or by the back button.
    if (draft && draft.hex !== reference.hex && draft.sentHex !== reference.hex) setDraft(null);
  }
  const hex = draft?.hex ?? reference.hex;
  const isAhead = hex !== reference.hex;
  const oklch = draft?.oklch ?? oklchOf(hex);
  const followed = isAhead ? fetcher.data?.reference : undefined;
  const isSent = draft !== null && draft.sentHex === draft.hex;
  useFollower({
    hex,
    isBehind: isAhead && !isSent && followed?.hex !== hex && fetcher.state === "idle",
    // While a finished edit is on its way, the address in sight is still the one that it leaves.
    canAddress: draft?.sentHex === undefined || draft.sentHex === reference.hex,
    load: fetcher.load,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page makes what was fetched for the old one stale
  useEffect(() => fetcher.reset(), [reference.hex]);
  useEffect(() => {
    if (!draft) clearTimeout(commitTimer.current);
  }, [draft]);
  useEffect(() => () => clearTimeout(commitTimer.current), []);

  const change = (channels: Partial<EditedOklch>) => {
    const next = { ...oklch, ...channels };
    const nextHex = hexOf(mapOklchToRgb24(next.l, next.c, next.h));
    setDraft({ ...draft, oklch: next, hex: nextHex });
    clearTimeout(commitTimer.current);
    commitTimer.current = setTimeout(() => {
      // The entry that is being left gets its own address back, and the new color one of its own.
      history.replaceState(history.state, "", pathOf(reference.hex));
      if (nextHex === reference.hex) return;
      setDraft({ oklch: next, hex: nextHex, sentHex: nextHex });
      void navigate(pathOf(nextHex), { preventScrollReset: true });
    }, COMMIT_MS);
  };
  return { hex, oklch, reference: followed ?? reference, change };
}

/** Keeps the address and the data of the page close behind a color on the move. */
function useFollower({ hex, isBehind, canAddress, load }: Follower) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(hex);
  const addressAt = useRef(0);
  useEffect(() => {
    latest.current = hex;
    if (!isBehind) {
      clearTimeout(timer.current);
      timer.current = undefined;
    }
    // A timer that runs is not started again by the next change, or a steady drag would never be followed.
    else timer.current ??= setTimeout(follow, FOLLOW_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = () => {
    timer.current = undefined;
    const path = pathOf(latest.current);
    const now = performance.now();
    if (canAddress && now - addressAt.current > ADDRESS_MS) {
      history.replaceState(history.state, "", path);
      addressAt.current = now;
    }
    void load(path);
  };
}

function oklchOf(hex: Hex): EditedOklch {
  const out = new Float64Array(3);
  rgb24ToOklchInto(parseHex24(hex), out);
  const [l = 0, c = 0, h = 0] = out;
  return { l, c, h: c < GRAY_CHROMA ? 0 : h };
}

function pathOf(hex: Hex) {
  return `/color/${hex.slice(1)}`;
}
