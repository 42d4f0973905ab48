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

test("a save that the account refuses offers the upgrade in the tab of the save, whichever tab sent it", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(() => void vi.resetModules());
  stubStorage();
  for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  const openTab = async () => {
    vi.resetModules();
    const [sync, account, { storeOf }, { emitSaved }, { readAccount }, { toastStore }] = await Promise.all([
      import("./sync.ts"),
      import("./test-account.ts"),
      import("#app/frame/library/library-store.ts"),
      import("#app/frame/library/save-events.ts"),
      import("../account-store.ts"),
      import("#app/ui/toast-store.ts"),
    ]);
    const { now, stop } = sync.startSync(
      "tabs-test",
      account.createFakeAccount({ projects: 1, palettes: 0, colors: 10 }).remote(),
    );
    onTestFinished(stop);
    await now();
    return { now, store: storeOf("tabs-test"), emitSaved, readAccount, toastStore };
  };
  const save = ({ store, emitSaved }: Awaited<ReturnType<typeof openTab>>, id: string) => {
    store.set((held) => ({ ...held, local: { ...held.local, palettes: [palette(id), ...held.local.palettes] } }));
    emitSaved({ kind: "palettes", id });
  };
  const [sender, saver] = [await openTab(), await openTab()];
  const told = new BroadcastChannel("huesmith.saves.tabs-test");
  const isTold = new Promise((resolve) => told.addEventListener("message", resolve, { once: true }));
  save(saver, "a");
  await isTold; // a real account takes longer than that
  await new Promise(setImmediate);
  told.close();
  await sender.now();
  await vi.waitFor(() => expect(saver.readAccount().dialog).toBe("upgrade"));
  expect(sender.readAccount().dialog).toBeNull();
  expect([...sender.toastStore.get(), ...saver.toastStore.get()]).toEqual([]);

  save(sender, "b");
  await sender.now();
  expect(sender.readAccount().dialog).toBe("upgrade");
  expect([...sender.toastStore.get(), ...saver.toastStore.get()]).toEqual([]);
});
