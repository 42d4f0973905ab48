import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "#app/frame/test-storage.ts";

type Stored = { access_token: string; user: { id: string; email: string; aud: string } };
type Listener = (event: string, session: Stored | null) => void;

/** Fake state of the authentication client and the service, and a record of what was shown. */
const fake = vi.hoisted(() => ({
  stored: null as Stored | null,
  listener: (() => {}) as Listener,
  owners: {} as Record<string, { id: string; email: string }>,
  signOutError: null as unknown,
  toasts: [] as string[],
  texts: [] as unknown[],
  readIsPro: async () => false,
  hasProCookie: false,
  forgotten: [] as string[],
}));

const sessionOf = (name: string): Stored => ({
  access_token: `token-${name}`,
  user: { id: name, email: `${name}@example.com`, aud: "authenticated" },
});

vi.mock("#app/data/clients.ts", () => ({
  getClients: async () => ({
    auth: {
      onAuthStateChange: (listener: Listener) => {
        fake.listener = listener;
        listener("INITIAL_SESSION", fake.stored);
      },
    },
  }),
}));
vi.mock("#app/data/auth.ts", () => ({
  readIsPro: () => fake.readIsPro(),
  readStoredSession: () => fake.stored,
  readTokenOwner: async (token: string) => {
    if (!fake.owners[token]) throw new Error("invalid JWT");
    return fake.owners[token];
  },
  takeSession: async (token: string) => {
    fake.stored = sessionOf(fake.owners[token]?.id ?? "");
    fake.listener("SIGNED_IN", fake.stored);
  },
  endSessions: async () => {
    fake.stored = null;
    fake.listener("SIGNED_OUT", null);
    if (fake.signOutError) throw fake.signOutError;
  },
}));
vi.mock("#app/frame/library/library-store.ts", () => ({ forgetLibrary: (id: string) => fake.forgotten.push(id) }));
vi.mock("#app/ui/toast-store.ts", () => ({
  showToast: ({ title, text }: { title: string; text?: string }) => fake.texts.push(text) && fake.toasts.push(title),
  toastStore: { dismiss: (id: number) => (fake.toasts = fake.toasts.filter((_title, at) => at !== id - 1)) },
}));
vi.mock("./pro-cookie.ts", () => ({
  hasProCookie: () => fake.hasProCookie,
  writeProCookie: (isPro: boolean) => {
    fake.hasProCookie = isPro;
  },
}));
vi.mock("./sync/follow-session.ts", () => ({ followSession: async () => {}, sendBeforeLeaving: async () => {} }));
vi.mock("./sign-out-notice.ts", () => ({ notifySigningOut: () => () => {} }));

beforeEach(() => {
  vi.resetModules();
  stubStorage();
  vi.stubGlobal(
    "BroadcastChannel",
    class extends EventTarget {
      postMessage() {}
    },
  );
  vi.stubGlobal("document", {
    documentElement: { toggleAttribute: () => {}, hasAttribute: () => false },
    querySelector: () => null,
    visibilityState: "visible",
  });
  vi.stubGlobal("requestAnimationFrame", () => {});
  vi.stubGlobal("location", { pathname: "/user/projects", search: "?project=a" });
  Object.assign(fake, { stored: null, listener: () => {}, signOutError: null, hasProCookie: false });
  Object.assign(fake, { readIsPro: async () => false, toasts: [], texts: [], forgotten: [] });
  fake.owners = { "token-ada": sessionOf("ada").user, "token-eve": sessionOf("eve").user };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function start({ link, type = "", age = 0 }: { link?: string; type?: string; age?: number } = {}) {
  const session = await import("./session.ts");
  const { readAccount, openAccountDialog } = await import("./account-store.ts");
  const { startLogin } = await import("./pending-logins.ts");
  const ways: string[] = [];
  const begin = () =>
    session.startSession(
      (path) => {
        ways.push(path);
        location.pathname = path;
      },
      link ? { accessToken: `token-${link}`, refreshToken: "r", type, issuedAt: Date.now() / 1000 - age } : null,
    );
  return { ...session, readAccount, openAccountDialog, startLogin, begin, ways };
}

async function begun(options?: Parameters<typeof start>[0]) {
  const { begin, ...session } = await start(options);
  await begin();
  return session;
}

test("where the browser can't store the session, the person is told after logging in", async () => {
  const { openAccountDialog } = await begun();
  openAccountDialog("log-in");
  fake.listener("SIGNED_IN", sessionOf("ada"));
  expect(fake.texts).toEqual([expect.stringContaining("This browser can't store your login.")]);
});

test("an unrequested link changes nothing until the guest agrees, and the dialog names the account", async () => {
  const { readAccount, acceptLink } = await begun({ link: "eve" });
  expect(fake.stored).toBeNull();
  const dialogText = { email: "eve@example.com" };
  expect(readAccount()).toMatchObject({ isUserLoggedIn: false, dialog: "link-session", dialogText });
  await acceptLink();
  expect(readAccount()).toMatchObject({ isUserLoggedIn: true, dialog: null, profile: { id: "eve" } });
  expect(fake.toasts).toEqual(["Logged in as eve@example.com"]);
});

test("a logged-in user's account is kept, even if a provider login was started here", async () => {
  fake.stored = sessionOf("ada");
  const { begin, startLogin, readAccount } = await start({ link: "eve" });
  startLogin(null);
  await begin();
  expect(readAccount()).toMatchObject({ profile: { id: "ada" }, dialog: "link-session" });
  expect(fake.toasts).toEqual([]);
});

test("an unrequested reset link opens no dialog for a new password before the guest agrees", async () => {
  const { readAccount, acceptLink } = await begun({ link: "eve", type: "recovery" });
  expect(readAccount().dialog).toBe("link-session");
  await acceptLink();
  expect(readAccount()).toMatchObject({ dialog: "reset-password", profile: { email: "eve@example.com" } });
});

test("a link from a requested email logs in immediately, only once and only for its address", async () => {
  const { begin, startLogin, readAccount } = await start({ link: "ada", type: "recovery" });
  startLogin(" Ada@Example.com");
  await begin();
  expect(readAccount()).toMatchObject({ dialog: "reset-password", profile: { id: "ada" } });
  const { finishLogin } = await import("./pending-logins.ts");
  expect(finishLogin("ada@example.com", "recovery")).toBe(false);
  startLogin("ada@example.com");
  expect(finishLogin("eve@example.com", "recovery")).toBe(false);
});

const AGES = [
  [119, 0],
  [120, 1],
];
test.each(AGES)("a session issued %i seconds before its link was opened gives %i warnings", async (age, warnings) => {
  using warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await begun({ link: "ada", age });
  expect(warn).toHaveBeenCalledTimes(warnings as number);
});

test("returning from a provider logs the user in and shows the account", async () => {
  const { begin, startLogin, readAccount } = await start({ link: "ada" });
  startLogin(null);
  await begin();
  expect(readAccount().profile?.id).toBe("ada");
  expect(fake.toasts).toEqual(["Logged in as ada@example.com"]);
});

test("the message after following a link depends on its type", async () => {
  for (const [type, title] of [
    ["email_change", "Your email address is now ada@example.com"],
    ["signup", "Your email address is verified"], // from a hosted project, which confirms the address itself
    ["magiclink", "Logged in as ada@example.com"],
  ] as const) {
    vi.resetModules();
    Object.assign(fake, { stored: sessionOf("ada"), toasts: [] });
    const { readAccount } = await begun({ link: "ada", type });
    expect(readAccount().dialog).toBeNull();
    expect(fake.toasts).toEqual([title]);
  }
});

test("a session for another audience is no login, and leaves the login dialog open", async () => {
  fake.stored = { ...sessionOf("ada"), user: { ...sessionOf("ada").user, aud: "other" } };
  const { readAccount, openAccountDialog } = await begun();
  openAccountDialog("log-in");
  fake.listener("SIGNED_IN", fake.stored);
  expect(readAccount()).toMatchObject({ isKnown: true, isUserLoggedIn: false, profile: null, dialog: "log-in" });
});

test("a token that the service does not know does not affect the session", async () => {
  fake.stored = sessionOf("ada");
  const { readAccount } = await begun({ link: "forged" });
  expect(readAccount()).toMatchObject({ profile: { id: "ada" }, dialog: null });
  expect(fake.toasts).toEqual(["The link could not log you in"]);
});

test("confirming an email address shows that it is verified, even in the tab waiting for the email", async () => {
  for (const [dialog, email] of [
    ["confirm-email", "ada@example.com"],
    ["verify-email", "Ada@Example.com"],
  ] as const) {
    vi.resetModules();
    fake.toasts = [];
    const { openAccountDialog, readAccount } = await begun();
    openAccountDialog(dialog, { email });
    fake.listener("SIGNED_IN", sessionOf("ada"));
    expect(readAccount().dialog).toBeNull();
    expect(fake.toasts).toEqual(["Your email address is verified"]);
  }
});

test("a link that confirms another address waits while a user is logged in", async () => {
  fake.stored = sessionOf("ada");
  const { begin, openAccountDialog, readAccount } = await start();
  openAccountDialog("confirm-email", { email: "eve@example.com" });
  await begin();
  expect(readAccount()).toMatchObject({ profile: { id: "ada" }, dialog: "confirm-email" });
  expect(fake.toasts).toEqual([]);
});

test("after an account is deleted, the next request ends the session and removes its library", async () => {
  fake.stored = sessionOf("ada");
  const { readAccount } = await begun();
  const { detectDeletedAccount } = await import("#app/data/deleted-account.ts");
  const send = detectDeletedAccount(async () =>
    Response.json({ code: 403, error_code: "user_not_found" }, { status: 403 }),
  );
  const ask = (token: string) => send("/auth/v1/user", { headers: { Authorization: `Bearer ${token}` } });
  await ask("token-eve"); // not this session's
  expect(readAccount().isUserLoggedIn).toBe(true);
  await ask("token-ada");
  await vi.waitFor(() => expect(fake.forgotten).toEqual(["ada"]));
  expect(fake.stored).toBeNull();
  expect(readAccount()).toMatchObject({ isUserLoggedIn: false, profile: null });
  expect(fake.toasts).toEqual(["This account was deleted."]);
});

test("a failed sign-out is an error, and offline it says that this browser is signed out", async () => {
  for (const [error, text] of [
    [new TypeError("Failed to fetch"), "You're offline. Only this browser is signed out."],
    [new Error("Database is away"), "Database is away"],
  ] as const) {
    Object.assign(fake, { stored: sessionOf("ada"), signOutError: error, toasts: [], texts: [] });
    vi.resetModules();
    await (await begun()).signOut();
    expect([fake.toasts, fake.texts]).toEqual([["Error"], [text]]);
  }
});

test("logging in again after the session ended on its own returns to the same page", async () => {
  fake.stored = sessionOf("ada");
  const { ways, openAccountDialog } = await begun();
  fake.listener("SIGNED_OUT", null);
  expect(ways).toEqual(["/"]);
  openAccountDialog("log-in");
  fake.listener("SIGNED_IN", sessionOf("ada"));
  expect(ways).toEqual(["/", "/user/projects?project=a"]);
  expect(fake.toasts).toEqual(["Logged in as ada@example.com"]);
});

test("logging in after a manual sign-out stays on the same page", async () => {
  fake.stored = sessionOf("ada");
  const { ways, signOut, openAccountDialog } = await begun();
  await signOut();
  openAccountDialog("log-in");
  fake.listener("SIGNED_IN", sessionOf("ada"));
  expect(ways).toEqual(["/"]);
});

test("a Pro response counts even if a newer request fails before it arrives", async () => {
  fake.stored = sessionOf("ada");
  const { reloadProfile, readAccount } = await begun();
  const answer = Promise.withResolvers<boolean>();
  fake.readIsPro = () => answer.promise;
  const reloaded = reloadProfile();
  fake.readIsPro = () => Promise.reject(new Error("away"));
  await reloadProfile();
  answer.resolve(true);
  await reloaded;
  expect(readAccount().proActive).toBe(true);
});

test("Pro of the account before does not apply to the next one, even if its profile can't be read", async () => {
  fake.stored = sessionOf("ada");
  fake.readIsPro = async () => true;
  const { readAccount } = await begun();
  await vi.waitFor(() => expect(readAccount().proActive).toBe(true));
  fake.readIsPro = () => Promise.reject(new Error("away"));
  fake.listener("SIGNED_IN", sessionOf("eve"));
  await vi.waitFor(() => expect(readAccount().allowShowAds).toBe(true));
  expect([readAccount().proActive, fake.hasProCookie]).toEqual([false, false]);
});
