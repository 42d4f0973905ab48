// The life cycle of the session in this page: the authentication client's events, specification section 4.

import {
  endLinkSession,
  endSessions,
  readStoredSession,
  readTokenOwner,
  type Session,
  takeSession,
} from "#app/data/auth.ts";
import { getClients } from "#app/data/clients.ts";
import { onAccountDeleted } from "#app/data/deleted-account.ts";
import { forgetLibrary } from "#app/frame/library/library-store.ts";
import { hasPro } from "#app/frame/pro/features.ts";
import { showToast, toastStore } from "#app/ui/toast-store.ts";
import { closeAccountDialog, type DialogName, openAccountDialog, readAccount, setAccount } from "./account-store.ts";
import type { LinkSession } from "./auth-hash.ts";
import { describeFailure, isOffline } from "./failure-text.ts";
import { askForNewPassword, isAskedForNewPassword } from "./new-password.ts";
import { finishLogin } from "./pending-logins.ts";
import { endPro, loadProfile } from "./profile.ts";
import { needsSecondFactor } from "./second-factor.ts";
import { notifySigningOut } from "./sign-out-notice.ts";
import { followSession, sendBeforeLeaving } from "./sync/follow-session.ts";

/** From this age on, a session in the address gets a warning, as in the Supabase client. */
const STALE_AFTER_S = 120;

const NOT_STORED = "Until you leave or reload the page. This browser can't store your login.";

const GUEST = { isKnown: true, isUserLoggedIn: false, profile: null, proActive: false, allowShowAds: true } as const;

/** Tells other tabs about a sign-out just before the client reports the session as gone. */
const signOuts = new BroadcastChannel("huesmith.sign-out");

let goTo: (path: string) => void = () => {};
/** True once the first event, INITIAL_SESSION, has arrived. */
let isInitialized = false;
/** A session from a link, and whose it is, that the person has not decided about yet. */
let waiting: (LinkSession & { owner: string }) | null = null;
/** The type of the link this session came from, until login is complete: a second factor may come first. */
let linkType: string | null = null;
/** The page on which a session expired; logging in returns to it. */
let placeBefore: string | null = null;
let isSignOutExpected = false;
/** True while the service checks a login from a form, even if its dialog is closed meanwhile. */
let isLoginSent = false;
/** The notification that a session has ended. */
let endToast = 0;

signOuts.addEventListener("message", ({ data }) => {
  isSignOutExpected = data !== false;
});

/** `navigate` is the router's; `link` is the session from the address. */
export async function startSession(navigate: (path: string) => void, link: LinkSession | null) {
  goTo = navigate;
  const { auth } = await getClients();
  if (link) await meetLink(link);
  onAccountDeleted(forgetDeleted);
  auth.onAuthStateChange(onAuthEvent);
}

/**
 * A link may log people in to a stranger's account, where they would then save and pay. Ask, unless the login was
 * started here.
 */
async function meetLink(link: LinkSession) {
  if (Date.now() / 1000 - link.issuedAt >= STALE_AFTER_S) {
    console.warn(`The session in the address was issued over ${STALE_AFTER_S} s ago: the address may be stale.`);
  }
  try {
    const { id, email } = await readTokenOwner(link.accessToken);
    const present = readStoredSession()?.user.id;
    const wasStartedHere = finishLogin(email, link.type);
    if (present === id || (wasStartedHere && present === undefined)) return await enterByLink(link);
    waiting = { ...link, owner: id };
    openAccountDialog("link-session", { email });
  } catch (error) {
    notifyBadLink(error);
  }
}

export async function acceptLink() {
  if (!waiting) return;
  const link = waiting;
  waiting = null;
  await enterByLink(link).catch((error) => {
    closeAccountDialog();
    notifyBadLink(error);
  });
}

/** Ends the link's session, which nothing else uses, unless another tab has logged in to its account. */
export async function declineLink() {
  closeAccountDialog();
  const link = waiting;
  waiting = null;
  if (link && link.owner !== readStoredSession()?.user.id) await endLinkSession(link.accessToken).catch(() => {});
}

async function enterByLink({ accessToken, refreshToken, type }: LinkSession) {
  linkType = type;
  try {
    await takeSession(accessToken, refreshToken);
  } catch (error) {
    linkType = null;
    throw error;
  }
}

function notifyBadLink(error: unknown) {
  const text = isOffline(error) ? "Check your connection and open the link again." : describeFailure(error, false);
  showToast({ type: "error", title: "The link could not log you in", text });
}

async function forgetDeleted(token: string) {
  const session = readStoredSession();
  if (session?.access_token !== token || isSignOutExpected) return;
  await dropSession();
  forgetLibrary(session.user.id);
  const text = "Its data was removed from this browser.";
  showToast({ type: "info", title: "This account was deleted.", text });
}

/** Ends this browser's session. Reports a failure, but the browser has forgotten the session even then. */
export async function signOut() {
  const endNotice = notifySigningOut();
  try {
    await sendBeforeLeaving();
    expectSignOut();
    await endSessions("local");
  } catch (error) {
    const text = isOffline(error) ? "You're offline. Only this browser is signed out." : describeFailure(error, false);
    showToast({ type: "error", title: "Error", text });
  }
  endNotice();
}

/** Sends a login from a form. Its success is announced even if the dialog has been closed by then. */
export async function awaitLogin(login: () => Promise<void>) {
  isLoginSent = true;
  try {
    await login();
  } finally {
    isLoginSent = false;
  }
}

/** Ends a session that the service no longer has, or that lacks its second factor: forgotten here in any case. */
export async function dropSession() {
  expectSignOut();
  await endSessions("local").catch(() => {});
}

/** Marks a deliberate sign-out, which shows no notification. Pass false if it failed. */
export function expectSignOut(isExpected = true) {
  isSignOutExpected = isExpected;
  signOuts.postMessage(isExpected);
}

function onAuthEvent(event: string, session: Session | null) {
  if (event === "INITIAL_SESSION") {
    // Also null while the service can't be reached to renew an old token.
    const found = session ?? readStoredSession();
    if (found) enter(found);
    else leave(false);
    isInitialized = true;
  } else if (event === "SIGNED_OUT") {
    leave(!isSignOutExpected);
  } else if (session) {
    enter(session);
  }
}

/** Reloads the profile and syncs again: what didn't fit in the free account may fit now. */
export async function reloadProfile() {
  const { profile } = readAccount();
  if (!profile) return;
  await loadProfile(profile.id, true);
  void followSession(profile.id);
}

/** SIGNED_IN fires again whenever the tab becomes visible: the same person may have Pro by now. */
function enter(session: Session) {
  const { id, email = "", aud } = session.user;
  if (aud !== "authenticated") {
    if (!readAccount().isKnown) leave(false);
    return;
  }
  if (needsSecondFactor(session)) return askForCode();
  const { profile } = readAccount();
  const isSame = profile?.id === id;
  if (profile && !isSame) endPro(); // of the account before
  isSignOutExpected = false;
  // Until the profile is loaded, the mark on the document applies.
  setAccount({ isKnown: true, isUserLoggedIn: true, profile: { id, email }, proActive: hasPro() });
  markDocument(true);
  if (!isSame && (linkType !== null || isLoginSent || isAwaited(email))) welcome(email);
  if (linkType === "recovery" || isAskedForNewPassword(id)) askForNewPassword(id);
  linkType = null;
  void followSession(id);
  void loadProfile(id);
}

/** Whether the open dialog led to this login; the link in its email may have been opened in another tab. */
function isAwaited(email: string) {
  const { dialog, dialogText } = readAccount();
  return (
    dialog === "log-in" || dialog === "sign-up" || (isOfSignUp(dialog) && dialogText.email?.toLowerCase() === email)
  );
}

function isOfSignUp(dialog: DialogName | null) {
  return dialog === "verify-email" || dialog === "confirm-email";
}

/** The button that opened the dialog is gone from the header, so the focus moves to the content. */
function welcome(email: string) {
  toastStore.dismiss(endToast);
  const { dialog } = readAccount();
  const type = isOfSignUp(dialog) ? "signup" : linkType;
  if (dialog === "link-session" || isAwaited(email)) closeAccountDialog();
  if (type === "email_change") showToast({ type: "success", title: `Your email address is now ${email}` });
  else if (type === "signup") {
    showToast({ type: "success", title: "Your email address is verified", text: `Logged in as ${email}.` });
  } else if (readStoredSession()) showToast({ type: "success", title: `Logged in as ${email}` });
  else showToast({ type: "info", title: `Logged in as ${email}`, text: NOT_STORED });
  if (placeBefore && location.pathname === "/") goTo(placeBefore);
  placeBefore = null;
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === document.body || !activeElement?.checkVisibility())
      document.getElementById("content")?.focus({ preventScroll: true });
  });
}

/** A password alone isn't enough: until the code is entered, this browser counts as a guest's. */
function askForCode() {
  becomeGuest();
  if (document.visibilityState === "visible") openAccountDialog("log-in", { view: "code" });
}

function leave(isEnded: boolean) {
  const { isUserLoggedIn } = readAccount();
  isSignOutExpected = false;
  linkType = null;
  becomeGuest();
  if (isUserLoggedIn) {
    placeBefore = isEnded && location.pathname.startsWith("/user/") ? location.pathname + location.search : null;
    goTo("/");
  }
  // A session that had expired before the page opened leaves the person on this page.
  if (isEnded && (isUserLoggedIn || !isInitialized)) {
    const text = "Log in again to continue. Your work is safe.";
    endToast = showToast({ type: "info", title: "Your session has ended.", text });
  }
}

function becomeGuest() {
  setAccount(GUEST);
  // WebKit 2.50 never finishes the layout of a page in which an open menu disappears together with its parent.
  document.querySelector<HTMLElement>(".only-member :popover-open")?.hidePopover();
  markDocument(false);
  endPro();
  void followSession(null);
}

/** The header is the same HTML for everyone; this attribute selects which of its two ends is shown (app.css). */
function markDocument(isLoggedIn: boolean) {
  document.documentElement.toggleAttribute("data-session", isLoggedIn);
}
