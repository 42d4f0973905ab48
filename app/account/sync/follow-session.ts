import { getClients } from "#app/data/clients.ts";
import { forgetLibrary, libraryOwner, openLibrary, storeOf } from "#app/frame/library/library-store.ts";
import { createRemote } from "./account-remote.ts";
import { countPending } from "./difference.ts";
import { type Sync, startSync } from "./sync.ts";

/** A sign-out waits at most this long; the rest stays in this browser until the next login. */
const LEAVE_MS = 3_000;

let current: { owner: string; sync: Sync | null } | null = null;

/** Opens the library of the logged-in person, or the guest's for null, and syncs it with the account. */
export async function followSession(owner: string | null) {
  if (owner !== null && current?.owner === owner) return void current.sync?.now();
  current?.sync?.stop();
  current = owner === null ? null : { owner, sync: null };
  const old = libraryOwner();
  openLibrary(owner);
  if (old !== null && old !== owner) forgetSent(old);
  if (!current) return;
  const mine = current;
  const clients = await getClients();
  // The member may have signed out while the code loaded.
  if (mine === current) mine.sync = startSync(mine.owner, createRemote(clients, mine.owner));
}

export async function sendBeforeLeaving(): Promise<void> {
  const owner = libraryOwner();
  if (owner === null || countPending(storeOf(owner).get()) === 0) return;
  await Promise.race([current?.sync?.now(), new Promise((done) => setTimeout(done, LEAVE_MS))]);
}

/** Deletes this browser's copy once the account has all of it; anything else stays until the next login. */
function forgetSent(owner: string) {
  const held = storeOf(owner).get();
  if (countPending(held) === 0 && held.refused.length === 0) forgetLibrary(owner);
}
