import { expect, onTestFinished, test, vi } from "vitest";

/** The person whose session this browser has, and the tokens of the sessions that were ended. */
const fake = vi.hoisted(() => ({ present: null as string | null, ended: [] as string[] }));

vi.mock("#app/data/clients.ts", () => ({ getClients: async () => ({ auth: { onAuthStateChange: () => {} } }) }));
vi.mock("#app/data/auth.ts", () => ({
  readStoredSession: () => fake.present && { user: { id: fake.present } },
  readTokenOwner: async () => ({ id: "eve", email: "eve@example.com" }),
  endLinkSession: async (token: string) => void fake.ended.push(token),
  takeSession: () => expect.unreachable(),
}));
vi.mock("./sync/follow-session.ts", () => ({}));

test("declining a link ends its session, but not one of the account that is logged in by then", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("BroadcastChannel", EventTarget);
  const { startSession, declineLink, acceptLink } = await import("./session.ts");
  const { readAccount } = await import("./account-store.ts");
  for (const [present, ended] of [
    [null, ["token"]],
    ["ada", ["token"]],
    ["eve", []],
  ] as const) {
    Object.assign(fake, { present: null, ended: [] });
    const link = { accessToken: "token", refreshToken: "r", type: "magiclink", issuedAt: Date.now() / 1000 };
    await startSession(() => {}, link);
    expect(readAccount().dialog).toBe("link-session");
    fake.present = present;
    await declineLink();
    expect([fake.ended, readAccount().dialog]).toEqual([ended, null]);
    await acceptLink(); // no longer there
  }
});
