import { afterEach, expect, test, vi } from "vitest";
import { countRecoveryCodes, dropRecoveryCodes } from "./account.ts";
import { readProviders } from "./auth.ts";

vi.mock("./clients.ts", () => import("./test-clients.ts"));

let calls: string[] = [];

function answerWith(...answers: [object, number][]) {
  calls = [];
  vi.stubGlobal("fetch", async (path: string) => {
    const [body, status] = answers[calls.length] ?? [{}, 200];
    calls.push(path);
    return Response.json(body, { status });
  });
}

afterEach(() => void vi.unstubAllGlobals());

test("the provider request is retried once if the service is briefly unavailable", async () => {
  answerWith([{ msg: "away" }, 503], [{ external: { google: true } }, 200]);
  expect(await readProviders()).toEqual({ google: true });
  expect(calls).toEqual(["https://x.test/auth/v1/settings", "https://x.test/auth/v1/settings"]);
});

test("a service that stays unavailable throws instead of returning no providers", async () => {
  answerWith([{ msg: "away" }, 503], [{ msg: "away" }, 503]);
  await expect(readProviders()).rejects.toThrow("HTTP 503");
});

test("counting recovery codes is retried once, and dropping them is not", async () => {
  answerWith([{}, 502], [{ left: 7 }, 200]);
  expect(await countRecoveryCodes()).toBe(7);
  answerWith([{}, 502], [{}, 200]);
  await expect(dropRecoveryCodes()).rejects.toThrow("The server sent an unexpected response.");
  expect(calls).toEqual(["/account/recovery-codes"]);
});
