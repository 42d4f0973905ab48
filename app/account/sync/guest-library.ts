import { countHeld, type Held, type Limits, NO_LIMITS } from "#app/frame/library/held.ts";
import { useLibrary } from "#app/frame/library/library.ts";
import {
  EMPTY_LIBRARY,
  filterLibrary,
  isLive,
  KINDS,
  type Kind,
  type LibraryData,
  type SavedItem,
} from "#app/frame/library/library-data.ts";
import { libraryOwner, noteMoved, storeOf } from "#app/frame/library/library-store.ts";
import { limitReason, planCount, planText } from "#app/frame/library/limit-words.ts";
import { useIsUnread } from "#app/frame/library/unread.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { openAccountDialog, readAccount } from "../account-store.ts";
import { type Move, moveGuest, withoutMoved } from "./guest-merge.ts";
import { useAccountHeld } from "./sync-store.ts";

/** Moves a guest library into the account, once. What doesn't fit stays in this browser until the person adds it. */
export function moveGuestLibrary(owner: string) {
  const { local, refused } = storeOf(null).get();
  const fresh = filterLibrary(local, (item) => isLive(item) && !refused.includes(item.id));
  if (KINDS.every((kind) => fresh[kind].length === 0)) return;
  const result = moveItems(owner, fresh, (held) => held.limits ?? NO_LIMITS);
  if (!result) return;
  const { movedCount, stayed, limits } = result;
  const stays = stayed.length === 1 ? "1 didn't fit and stays" : `${stayed.length} didn't fit and stay`;
  const text = stayed.length > 0 ? `${stays} in this browser. ${planText(limits)}` : undefined;
  const what = movedCount === 1 ? "1 saved item is" : `${movedCount} saved items are`;
  if (movedCount > 0) showToast({ type: "info", title: `${what} in your account now`, text });
  else if (text) showToast({ type: "info", title: "Your account is full", text });
}

/** For members: what was saved here as a guest and did not fit into the account. Empty for guests. */
export function useLeftovers(): LibraryData {
  return leftoversOf(storeOf(null).useValue());
}

export function readLeftovers(): LibraryData {
  return leftoversOf(storeOf(null).get());
}

export type CountOf = ReturnType<typeof useCounts>;

/** Counts a kind's items in the account and those only in this browser (refused or a guest's), without the trash. */
export function useCounts() {
  const library = useLibrary();
  const leftovers = useLeftovers();
  const refused = new Set(useAccountHeld().refused);
  const isUnread = useIsUnread();
  return (kind: Kind, limit: number | null = null) => {
    const refusedCount = (library[kind] as readonly SavedItem[]).filter(({ id }) => refused.has(id)).length;
    const inAccount = library[kind].length - refusedCount;
    const onlyHere = refusedCount + leftovers[kind].length;
    const here = onlyHere > 0 ? ` · ${onlyHere} only in this browser` : "";
    return { inAccount, limit, text: (isUnread ? "Not loaded yet" : planCount(kind, inAccount, limit)) + here };
  };
}

/** If something doesn't fit, offers the upgrade. */
export function addLeftovers(kind: Kind, ids: readonly string[]) {
  const owner = libraryOwner();
  if (owner === null) return;
  const chosen = filterLibrary(readLeftovers(), ({ id }) => ids.includes(id));
  // Pro may have just started, so the limits may be outdated.
  const limitsOf = (held: Held) => (readAccount().proActive ? NO_LIMITS : (held.limits ?? NO_LIMITS));
  const result = moveItems(owner, chosen, limitsOf);
  if (!result) return void showToast({ type: "error", title: "This browser can't store it" });
  const { movedCount, stayed, moved, limits } = result;
  if (moved.size > 0) {
    showToast({ type: "info", title: movedCount === 0 ? "Already in your account" : "Added to your account" });
  }
  if (stayed.length === 0) return;
  const count = countHeld(storeOf(owner).get().base[kind], []);
  openAccountDialog("upgrade", { reason: limitReason(kind, limits[kind] ?? 0, count) });
}

/** Adds the items to the account before removing them from the guest's library. Null if this browser can't store it. */
function moveItems(
  owner: string,
  guest: LibraryData,
  limitsOf: (held: Held) => Limits,
): (Move & { limits: Limits }) | null {
  let move: Move | undefined;
  let limits = NO_LIMITS;
  const isKept = storeOf(owner).set((held: Held) => {
    limits = limitsOf(held);
    move = moveGuest(guest, held, limits);
    return move.moved.size === 0 ? held : { ...held, local: move.local };
  });
  if (!move || !isKept) return null;
  const done = move;
  noteMoved(done.places);
  storeOf(null).set((held) => {
    const local = withoutMoved(held.local, done);
    const left = new Set(KINDS.flatMap((kind) => local[kind].map(({ id }) => id)));
    const refused = [...new Set([...held.refused, ...done.stayed])].filter((id) => left.has(id));
    return { ...held, local, refused };
  });
  return { ...done, limits };
}

function leftoversOf({ local, refused }: Held): LibraryData {
  if (libraryOwner() === null) return EMPTY_LIBRARY;
  return filterLibrary(local, (item) => isLive(item) && refused.includes(item.id));
}
