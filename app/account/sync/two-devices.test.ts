import fc from "fast-check";
import { expect, test } from "vitest";
import type { SavedItem, SavedPalette } from "#app/frame/library/library-data.ts";
import { palette, project } from "#app/frame/library/test-items.ts";
import { countPending } from "./difference.ts";
import { changedFields, fieldOf } from "./fields.ts";
import { add, amend, createFakeAccount, createFakeStore, erase, type Store, sync } from "./test-account.ts";

/** The visible fields of library items, sorted by id. */
function seen(items: Iterable<SavedItem>) {
  const rows = [...items].map((item) => [
    item.id,
    ...changedFields(undefined, item).map((field) => [field, fieldOf(item, field)]),
  ]);
  return rows.sort(([one], [other]) => String(one).localeCompare(String(other)));
}

/** What no other device changes on its own. */
function workOf(item: SavedItem | undefined) {
  return item && { ...item, projectId: 0, savedAt: 0, changedAt: 0, trashedAt: item.trashedAt !== null };
}

const IDS = ["a", "b", "c"];
const step = fc.record({
  device: fc.nat(1),
  action: fc.constantFrom(
    "add",
    "add",
    "rename",
    "tag",
    "trash",
    "restore",
    "erase",
    "draw",
    "project",
    "move",
    "sync",
    "sync",
  ),
  pick: fc.nat(20),
});
/** What happens to each message on the network. */
const luck = fc.constantFrom("fine", "fine", "fine", "fine", "no request", "no answer") as fc.Arbitrary<
  "fine" | "no request" | "no answer"
>;

test("two devices end up with the same library and each one's work despite concurrent changes and lost messages", async () => {
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(step, { minLength: 5, maxLength: 40 }),
    fc.infiniteStream(luck),
    async (scheduler, steps, lucks) => {
      const account = createFakeAccount();
      const stores = [createFakeStore(), createFakeStore()];
      const line = async () => {
        await scheduler.schedule(Promise.resolve());
        return lucks.next().value ?? "fine";
      };
      const remotes = stores.map(() => account.connect(line));
      const isSyncing = [false, false];
      const erased = new Set<string>();
      const saved = new Set<string>();
      /** What each palette was made to be, and by which devices. */
      const made = new Map<string, { devices: Set<number>; palette: SavedPalette | undefined }>();
      let count = 0;
      const actions = steps.map(({ device, action, pick }) => async () => {
        const store = stores[device] as Store;
        const { palettes, projects } = store.held.local;
        const one = palettes[pick % palettes.length];
        const folder = projects[pick % projects.length];
        const changedAt = ++account.clock;
        if (action === "add") {
          const id = `${IDS[pick % 3]}${++count}`;
          saved.add(id);
          add(store, "palettes", palette(id, { projectId: folder?.id ?? null, changedAt }));
          note(id);
        } else if (action === "project") {
          if (folder && pick % 2) {
            for (const { id, projectId } of palettes) {
              if (projectId === folder.id) amend(store, "palettes", id, { projectId: null });
            }
            erase(store, "projects", folder.id);
          } else add(store, "projects", project(`p${++count}`));
        } else if (action === "sync") {
          if (isSyncing[device]) return;
          isSyncing[device] = true;
          void sync(store, account, remotes[device])
            .catch(() => {})
            .finally(() => {
              isSyncing[device] = false;
            });
        } else if (one) {
          if (action === "rename") amend(store, "palettes", one.id, { name: `n${++count}`, changedAt });
          if (action === "tag") amend(store, "palettes", one.id, { tags: [`t${++count}`], changedAt });
          if (action === "trash") amend(store, "palettes", one.id, { trashedAt: changedAt, changedAt });
          if (action === "restore") amend(store, "palettes", one.id, { trashedAt: null, changedAt });
          if (action === "move") amend(store, "palettes", one.id, { projectId: folder?.id ?? null, changedAt });
          if (action === "draw") amend(store, "palettes", one.id, { path: `/${++count}`, changedAt });
          if (action === "erase") {
            erased.add(one.id);
            erase(store, "palettes", one.id);
          }
          note(one.id);
        }
        function note(id: string) {
          const devices = (made.get(id)?.devices ?? new Set()).add(device);
          made.set(id, { devices, palette: store.held.local.palettes.find((item) => item.id === id) });
        }
      });
      scheduler.scheduleSequence(actions);
      await scheduler.waitIdle();
      for (let time = 0; time < 4; time++) for (const store of stores) await sync(store, account);
      for (const kind of ["palettes", "projects"] as const) {
        const there = seen(account.rows[kind].values());
        for (const { held } of stores) {
          expect(seen(held.local[kind])).toEqual(there);
          expect(countPending(held)).toBe(0);
        }
      }
      for (const [id, { devices, palette }] of made) {
        if (devices.size === 1) expect(workOf(account.rows.palettes.get(id)), id).toEqual(workOf(palette));
      }
      for (const id of saved) if (!erased.has(id)) expect(account.rows.palettes.has(id), id).toBe(true);
    },
  );
  await fc.assert(property, { numRuns: 500 });
});

test("concurrent edits of the same palette on two devices are all kept", async () => {
  const drawing = fc.record({ device: fc.nat(1), isSync: fc.boolean() });
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.array(drawing, { maxLength: 12 }),
    async (scheduler, drawings) => {
      const account = createFakeAccount();
      const stores = [createFakeStore(), createFakeStore()];
      add(stores[0] as Store, "palettes", palette("a"));
      for (const store of stores) await sync(store, account);
      const line = async () => {
        await scheduler.schedule(Promise.resolve());
        return "fine" as const;
      };
      const remotes = stores.map(() => account.connect(line));
      const isSyncing = [false, false];
      /** Paths that the person saw and replaced: only these may be gone. */
      const over = new Set<string>(["/color-mixer?c=a"]);
      const drawn = new Set<string>();
      scheduler.scheduleSequence(
        drawings.map(({ device, isSync }, index) => async () => {
          const store = stores[device] as Store;
          if (!isSync) {
            const before = store.held.local.palettes.find(({ id }) => id === "a");
            if (before) over.add(before.path);
            drawn.add(`/${index}`);
            amend(store, "palettes", "a", { path: `/${index}`, changedAt: ++account.clock });
          } else if (!isSyncing[device]) {
            isSyncing[device] = true;
            void sync(store, account, remotes[device]).finally(() => {
              isSyncing[device] = false;
            });
          }
        }),
      );
      await scheduler.waitIdle();
      for (let time = 0; time < 4; time++) for (const store of stores) await sync(store, account);
      const paths = [...account.rows.palettes.values()].map((item) => (item as SavedPalette).path);
      for (const path of drawn) if (!over.has(path)) expect(paths).toContain(path);
    },
  );
  await fc.assert(property, { numRuns: 500 });
});
