import { afterEach, expect, test, vi } from "vitest";
import { SESSION_KEY } from "#contract/session-key.ts";
import { makeClients } from "./make-clients.ts";

afterEach(() => void vi.unstubAllGlobals());

test("the end of a session is calculated by this browser's clock", async () => {
  const session = { access_token: "a.b.c", refresh_token: "r", expires_in: 3600, expires_at: 1, user: { id: "ada" } };
  vi.stubGlobal("fetch", async () => Response.json(session));
  const auth = makeClients({ origin: "https://x.test", key: "k" }).openSecondAuth();
  const { data } = await auth.signInWithPassword({ email: "ada@example.com", password: "p" });
  expect(Math.abs((data.session?.expires_at ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(60);
});

test("each second session has a key of its own, because the client warns about shared ones", () => {
  const { openSecondAuth } = makeClients({ origin: "https://x.test", key: "k" });
  const [one, other] = [openSecondAuth(), openSecondAuth()] as unknown as { storageKey: string }[];
  expect(one?.storageKey).not.toBe(other?.storageKey);
});

test("the owner of a link's session is read once more if the service is briefly unavailable", async () => {
  const answers = [Response.json({ msg: "away" }, { status: 503 }), Response.json({ id: "ada" })];
  vi.stubGlobal("fetch", async () => answers.shift());
  const { data } = await makeClients({ origin: "https://x.test", key: "k" }).openSecondAuth().getUser("a.b.c");
  expect(data.user?.id).toBe("ada");
});

test("a full storage keeps the stored session, and a new one is kept for this page", async () => {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const session = { access_token: "a.b.c", refresh_token: "r", expires_at: inAnHour, user: { id: "ada" } };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === SESSION_KEY ? JSON.stringify(session) : null),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => {},
  });
  const { auth } = makeClients({ origin: "https://x.test", key: "k" });
  expect((await auth.getSession()).data.session?.user.id).toBe("ada");
  const other = { ...session, access_token: "d.e.f", user: { id: "bob" }, expires_in: 3600 };
  vi.stubGlobal("fetch", async () => Response.json(other));
  await auth.signInWithPassword({ email: "bob@example.com", password: "p" });
  expect((await auth.getSession()).data.session?.user.id).toBe("bob");
});
