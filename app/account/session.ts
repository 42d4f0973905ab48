// The life of the session in this page: the events of the authentication client, specification section 4.

import { readStoredSession, type Session, signOutHere } from "#app/data/auth.ts";
import { getClients } from "#app/data/clients.ts";
import { readIsPro } from "#app/data/profiles.ts";
import { hasPro, setHasPro } from "#app/frame/pro.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { closeAccountDialog, openAccountDialog, readAccount, setAccount } from "./account-store.ts";
import { readAuthHash, removeHash } from "./auth-hash.ts";
import { describeFailure } from "./failure-text.ts";
import { hasProCookie, writeProCookie } from "./pro-cookie.ts";
import { needsSecondFactor } from "./second-factor.ts";
import { tellSessionChange } from "./session-events.ts";
import { followSession, sendBeforeLeaving } from "./sync/follow-session.ts";

const GUEST = { isKnown: true, isUserLoggedIn: false, profile: null, proActive: false, allowShowAds: true } as const;

/** The other tabs hear of a Sign Out a moment before the client tells them that the session is gone. */
const signOuts = new BroadcastChannel("huesmith.sign-out");

let goTo: (path: string) => void = () => {};
/** The first event, INITIAL_SESSION, has come. */
let hasBegun = false;
let cameByLink = false;
let isSignOutExpected = false;
/** A password waits for the code of the authenticator app before it may be changed. */
let isResetAwaited = false;
let profileOnItsWay: { id: string; read: Promise<void> } | null = null;

signOuts.addEventListener("message", ({ data }) => {
  isSignOutExpected = data !== false;
});

/** Begins to follow the session. `navigate` is the router's. */
export async function startSession(navigate: (path: string) => void) {
  goTo = navigate;
  const { hash } = location;
  cameByLink = readAuthHash(hash)?.hasSession ?? false;
  const { auth } = await getClients();
  followSession();
  auth.onAuthStateChange(onAuthEvent);
  if (!cameByLink) return;
  // The client has read the tokens by now. It would leave them in the history.
  removeHash();
  void auth.initialize().then(({ error }) => error && tellBadLink(error, hash));
}

function tellBadLink(error: Error, hash: string) {
  const isOffline = "status" in error && error.status === 0;
  if (isOffline) history.replaceState(history.state, "", hash); // for the next load of the page
  const text = isOffline ? "Check your connection and reload the page." : describeFailure(error, false);
  showToast({ type: "error", title: "The link could not log you in", text });
}

/** Ends the session of this browser. A failure is told; the browser has forgotten the session even then. */
export async function signOut() {
  await sendBeforeLeaving();
  expectSignOut();
  try {
    await signOutHere();
  } catch (error) {
    showToast({ type: "error", title: "Error", text: describeFailure(error, false) });
  }
}

/** Somebody does not have the code at hand: the half-open session goes. */
export async function dropHalfSession() {
  expectSignOut();
  await signOutHere().catch(() => {}); // forgotten here in any case
}

/** The session is about to end because somebody wants it to: nobody has to be told. False where that came to nothing. */
export function expectSignOut(isExpected = true) {
  isSignOutExpected = isExpected;
  signOuts.postMessage(isExpected);
}

function onAuthEvent(event: string, session: Session | null) {
  if (event === "INITIAL_SESSION") {
    // Null also while the service cannot be reached to renew an old token.
    const found = session ?? readStoredSession();
    if (found) enter(found);
    else leave(false);
    hasBegun = true;
  } else if (event === "SIGNED_OUT") {
    leave(!isSignOutExpected);
  } else if (session) {
    // Tabs tell each other; the password is asked for in the one that the link opened.
    if (event === "PASSWORD_RECOVERY" && cameByLink) isResetAwaited = true;
    enter(session);
  }
}

/** Asks anew whether the person has Pro; what the free account had no room for may go there now. */
export async function reloadProfile() {
  const { profile } = readAccount();
  if (!profile) return;
  // One that began before may bring what was true then.
  await profileOnItsWay?.read;
  await loadProfile(profile.id);
  tellSessionChange({ userId: profile.id, reason: "refreshed" });
}

/** SIGNED_IN comes again whenever the tab is shown again: the same person may have Pro by now. */
function enter(session: Session) {
  const { id, email = "", aud } = session.user;
  if (aud !== "authenticated") {
    if (!readAccount().isKnown) leave(false);
    return;
  }
  if (needsSecondFactor(session)) return askForCode();
  const { isUserLoggedIn, profile, dialog } = readAccount();
  const isSame = isUserLoggedIn && profile?.id === id;
  isSignOutExpected = false;
  // Until the profile is there, what the document was marked with holds.
  setAccount({ isKnown: true, isUserLoggedIn: true, profile: { id, email }, proActive: hasPro() });
  markDocument(true);
  if (!isSame && (dialog === "log-in" || dialog === "sign-up")) closeAfterLogIn(email);
  if (isResetAwaited) openAccountDialog("reset-password");
  isResetAwaited = false;
  const isFound = !hasBegun && !cameByLink;
  tellSessionChange({ userId: id, reason: isSame ? "refreshed" : isFound ? "start" : "signed-in" });
  void loadProfile(id);
}

/** The button that opened the dialog is gone from the header, so the focus goes on in the page. */
function closeAfterLogIn(email: string) {
  closeAccountDialog();
  showToast({ type: "success", title: `Logged in as ${email}` });
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
  });
}

/** A password alone opens nothing: until the code was given, this browser is a guest's. */
function askForCode() {
  if (readAccount().isUserLoggedIn) tellSessionChange({ userId: null, reason: "ended" });
  setAccount(GUEST);
  markDocument(false);
  setHasPro(false);
  if (document.visibilityState === "visible") openAccountDialog("log-in", { view: "code" });
}

function leave(isEnded: boolean) {
  const { isUserLoggedIn, isKnown } = readAccount();
  isSignOutExpected = false;
  isResetAwaited = false;
  setAccount(GUEST);
  writeProCookie(false);
  markDocument(false);
  setHasPro(false);
  const reason = isEnded ? "ended" : "signed-out";
  if (isUserLoggedIn || !isKnown) tellSessionChange({ userId: null, reason });
  if (isUserLoggedIn) goTo("/");
  // A session that was over before the page opened ends where the person is.
  if (isEnded && (isUserLoggedIn || !hasBegun)) {
    const text = "Log in again to go on; nothing you made is lost.";
    showToast({ type: "info", title: "Your session has ended.", text });
  }
}

function loadProfile(id: string): Promise<void> {
  if (profileOnItsWay?.id === id) return profileOnItsWay.read;
  const read = readProfile(id).finally(() => {
    if (profileOnItsWay?.read === read) profileOnItsWay = null;
  });
  profileOnItsWay = { id, read };
  return read;
}

async function readProfile(id: string) {
  // Without an answer what this browser knew of the last 7 days holds.
  const isPro = await readIsPro(id).catch(() => null);
  if (readAccount().profile?.id !== id) return;
  if (isPro !== null) writeProCookie(isPro);
  const proActive = isPro ?? hasProCookie();
  setAccount({ proActive, allowShowAds: !proActive });
  setHasPro(proActive);
}

/** The header is the same HTML for everybody; this attribute says which of its two ends is shown (app.css). */
function markDocument(isLoggedIn: boolean) {
  document.documentElement.toggleAttribute("data-session", isLoggedIn);
}
