import type { Held, Limits } from "#app/frame/library/held.ts";
import { storeOf } from "#app/frame/library/library-store.ts";
import { planText } from "#app/frame/library/limit-words.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { type Move, moveGuest, withoutMoved } from "./guest-merge.ts";

const NO_LIMITS: Limits = { projects: null, palettes: null, colors: null };

/** What was saved without an account comes into it. First it is there, then it leaves the guest's library. */
export function bringGuest(owner: string, isSignIn: boolean) {
  const guest = storeOf(null).get().local;
  if (guest.colors.length + guest.palettes.length + guest.projects.length === 0) return;
  let move: Move | undefined;
  let limits = NO_LIMITS;
  const isKept = storeOf(owner).set((held: Held) => {
    limits = held.limits ?? NO_LIMITS;
    move = moveGuest(guest, held, limits);
    return move.moved.size === 0 ? held : { ...held, local: move.local };
  });
  if (!move || !isKept) return;
  const { moved, cameCount, stayedCount } = move;
  if (moved.size > 0) storeOf(null).set((held) => ({ ...held, local: withoutMoved(held.local, moved) }));
  say(cameCount, isSignIn || cameCount > 0 ? stayedCount : 0, limits);
}

function say(came: number, stayed: number, limits: Limits) {
  const stays = stayed === 1 ? "1 found no room and stays" : `${stayed} found no room and stay`;
  const text = stayed > 0 ? `${stays} in this browser. ${planText(limits)}` : undefined;
  const what = came === 1 ? "1 thing that you saved is" : `${came} things that you saved are`;
  if (came > 0) showToast({ type: "info", title: `${what} in your account now`, text });
  else if (stayed > 0) showToast({ type: "info", title: "Your account is full", text });
}
