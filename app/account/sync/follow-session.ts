import { getClients } from "#app/data/clients.ts";
import { forgetLibrary, libraryOwner, openLibrary, storeOf } from "#app/frame/library/library-store.ts";
import { readAccount, subscribe } from "../account-store.ts";
import { onSessionChange } from "../session-events.ts";
import { createRemote } from "./account-remote.ts";
import { countPending } from "./difference.ts";
import { type Sync, startSync } from "./sync.ts";

/** A sign-out waits no longer than this; the rest stays in this browser until the next log-in. */
const LEAVE_MS = 3_000;

let current: { owner: string; sync: Sync | null } | null = null;
let isFollowing = false;

/** From now on the open library follows the session and stays in step with the account. */
export function followSession() {
  if (isFollowing) return;
  isFollowing = true;
  onSessionChange(({ userId }) => void follow(userId));
  // A session whose second factor is still to come is no session yet, and nothing is told of it.
  const checkGuest = () => {
    const { isKnown, profile } = readAccount();
    if (isKnown && !profile && libraryOwner() !== null) void follow(null);
  };
  subscribe(checkGuest);
  checkGuest();
}

/** Before a sign-out: what waits goes to the account, if that does not take long. */
export async function sendBeforeLeaving(): Promise<void> {
  const owner = libraryOwner();
  if (owner === null || countPending(storeOf(owner).get()) === 0) return;
  await Promise.race([current?.sync?.now(), new Promise((done) => setTimeout(done, LEAVE_MS))]);
}

async function follow(owner: string | null) {
  if (owner !== null && current?.owner === owner) return void current.sync?.now();
  current?.sync?.stop();
  current = owner === null ? null : { owner, sync: null };
  const old = libraryOwner();
  openLibrary(owner);
  if (old !== null && old !== owner) forgetSent(old);
  if (!current) return;
  const mine = current;
  const clients = await getClients();
  // The member may have signed out while they loaded.
  if (mine === current) mine.sync = startSync(mine.owner, createRemote(clients, mine.owner));
}

/** The copy leaves this browser when the account has all of it; what the account does not have stays until the next log-in. */
function forgetSent(owner: string) {
  const held = storeOf(owner).get();
  if (countPending(held) === 0 && held.refused.length === 0) forgetLibrary(owner);
}
