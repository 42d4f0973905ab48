import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The authentication client of a browser in which ada is logged in, or a guest, and what was shown. */
const fake = vi.hoisted(() => ({
  session: null as object | null,
  listener: (() => {}) as (event: string, session: object) => void,
  readIsPro: async () => false,
  toasts: [] as string[],
}));

vi.mock("#app/data/clients.ts", () => ({
  getClients: async () => ({
    auth: {
      onAuthStateChange: (listener: typeof fake.listener) => {
        fake.listener = listener;
        if (fake.session) listener("INITIAL_SESSION", fake.session);
      },
    },
  }),
}));
vi.mock("#app/data/auth.ts", () => ({ readIsPro: () => fake.readIsPro(), readStoredSession: () => ({}) }));
vi.mock("#app/ui/toast-store.ts", () => ({
  showToast: ({ title }: { title: string }) => fake.toasts.push(title),
  toastStore: { dismiss: () => {} },
}));
vi.mock("./pro-cookie.ts", () => ({ hasProCookie: () => false, writeProCookie: () => {} }));
vi.mock("./sync/follow-session.ts", () => ({ followSession: async () => {} }));

const sessionOf = (id: string) => ({
  access_token: `token-${id}`,
  user: { id, email: `${id}@example.com`, aud: "authenticated" },
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("BroadcastChannel", EventTarget);
  vi.stubGlobal("document", {
    documentElement: { toggleAttribute: () => {}, hasAttribute: () => false },
    querySelector: () => null,
  });
  vi.stubGlobal("requestAnimationFrame", () => {});
  vi.stubGlobal("location", { pathname: "/" });
});
afterEach(() => void vi.unstubAllGlobals());

async function begin(session: object | null) {
  fake.session = session;
  const { startSession, awaitLogin } = await import("./session.ts");
  await startSession(() => {}, null);
  return { awaitLogin, ...(await import("./account-store.ts")) };
}

test("a login whose dialog was closed meanwhile is announced, and leaves another dialog open", async () => {
  const { awaitLogin, openAccountDialog, readAccount } = await begin(null);
  openAccountDialog("upgrade");
  await awaitLogin(async () => fake.listener("SIGNED_IN", sessionOf("ada")));
  expect([fake.toasts, readAccount().dialog]).toEqual([["Logged in as ada@example.com"], "upgrade"]);
  await expect(awaitLogin(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
  fake.listener("SIGNED_IN", sessionOf("eve")); // by another tab
  expect(fake.toasts).toHaveLength(1);
});

test("the profile is read once for several events at the start, and again for the next event", async () => {
  const answer = Promise.withResolvers<boolean>();
  let reads = 0;
  fake.readIsPro = () => {
    reads += 1;
    return answer.promise;
  };
  const { readAccount } = await begin(sessionOf("ada"));
  fake.listener("SIGNED_IN", sessionOf("ada"));
  expect(reads).toBe(1);
  answer.resolve(true);
  await vi.waitFor(() => expect(readAccount().proActive).toBe(true));
  fake.listener("SIGNED_IN", sessionOf("ada"));
  expect(reads).toBe(2);
});
