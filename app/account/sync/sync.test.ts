import { expect, onTestFinished, test, vi } from "vitest";
import { storeOf } from "#app/frame/library/library-store.ts";
import { palette } from "#app/frame/library/test-items.ts";
import { stubStorage } from "#app/frame/test-storage.ts";
import { startSync } from "./sync.ts";
import { createFakeAccount } from "./test-account.ts";

test("a sync that is asked for while changes are being sent gets what is new in the account", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  stubStorage();
  for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  const remote = createFakeAccount().remote();
  const pull = vi.fn(remote.pull);
  const [sending, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const insert: typeof remote.insert = async (...items) => {
    sending.resolve();
    await sent.promise;
    return remote.insert(...items);
  };
  const { now, stop } = startSync("sync-test", { ...remote, pull, insert });
  onTestFinished(stop);
  await vi.waitFor(() => expect(pull).toHaveBeenCalledTimes(1));

  const { get, set } = storeOf("sync-test");
  const { local } = get();
  set((held) => ({ ...held, local: { ...local, palettes: [palette("a")] } }));
  await sending.promise;
  const asked = now();
  sent.resolve();
  await asked;
  expect(pull).toHaveBeenCalledTimes(2);
});
