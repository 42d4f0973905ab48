import { expect, test } from "vitest";
import { DataError } from "#app/data/rows.ts";
import { copyOf } from "#app/frame/library/copy-of.ts";
import type { Kind } from "#app/frame/library/library-data.ts";
import { color, palette, project } from "#app/frame/library/test-items.ts";
import { countPending } from "./difference.ts";
import { push, syncRound } from "./push.ts";
import { add, amend, createFakeAccount, createFakeStore, erase, type Store, sync } from "./test-account.ts";

const names = (store: Store, kind: Kind) => store.held.local[kind].map(({ name }) => name).sort();

test("items saved here are synced to the account and to the other browser", async () => {
  const account = createFakeAccount();
  const [one, two] = [createFakeStore(), createFakeStore()];
  add(one, "projects", project("site"));
  add(one, "palettes", palette("sea", { projectId: "site" }));
  add(one, "colors", color("crimson"));
  await sync(one, account);
  await sync(two, account);
  expect(countPending(one.held)).toBe(0);
  expect(two.held.local).toMatchObject({
    projects: [{ id: "site" }],
    palettes: [{ id: "sea", projectId: "site" }],
    colors: [{ id: "crimson" }],
  });
});

test("changes to different fields on two devices are both kept", async () => {
  const account = createFakeAccount();
  const [one, two] = [createFakeStore(), createFakeStore()];
  add(one, "colors", color("a"));
  await sync(one, account);
  await sync(two, account);
  amend(one, "colors", "a", { name: "Mine", changedAt: ++account.clock });
  amend(two, "colors", "a", { tags: ["warm"], changedAt: ++account.clock });
  await sync(one, account);
  await sync(two, account);
  await sync(one, account);
  for (const { held } of [one, two]) expect(held.local.colors).toMatchObject([{ name: "Mine", tags: ["warm"] }]);
});

test("the newer of two names wins", async () => {
  const account = createFakeAccount();
  const [one, two] = [createFakeStore(), createFakeStore()];
  add(one, "colors", color("a"));
  await sync(one, account);
  await sync(two, account);
  amend(two, "colors", "a", { name: "Older", changedAt: ++account.clock });
  amend(one, "colors", "a", { name: "Newer", changedAt: ++account.clock });
  await sync(one, account);
  await sync(two, account);
  await sync(one, account);
  for (const { held } of [one, two]) expect(held.local.colors).toMatchObject([{ name: "Newer" }]);
});

test("the newer of two palette versions stays, and the other becomes a copy", async () => {
  for (const isSecondNewer of [false, true]) {
    const account = createFakeAccount();
    const [one, two] = [createFakeStore(), createFakeStore()];
    add(one, "palettes", palette("a", { shareToken: "t" }));
    await sync(one, account);
    await sync(two, account);
    amend(two, "palettes", "a", { path: "/two", changedAt: isSecondNewer ? 1000 : 1 });
    amend(one, "palettes", "a", { path: "/one", changedAt: ++account.clock });
    await sync(one, account);
    await sync(two, account);
    await sync(one, account);
    const stays = isSecondNewer ? "/two" : "/one";
    const other = isSecondNewer ? "/one" : "/two";
    for (const { held } of [one, two]) {
      expect(new Set(held.local.palettes.map(({ name, path, shareToken }) => `${name} ${path} ${shareToken}`))).toEqual(
        new Set([`a ${stays} t`, `a (other device) ${other} null`]),
      );
    }
  }
});

test("an item erased on another device is removed, unless it was renamed here in the meantime", async () => {
  const account = createFakeAccount();
  const [one, two] = [createFakeStore(), createFakeStore()];
  for (const id of ["a", "b", "c"]) add(one, "colors", color(id));
  await sync(one, account);
  await sync(two, account);
  amend(two, "colors", "b", { name: "Kept", changedAt: ++account.clock });
  amend(two, "colors", "c", { trashedAt: ++account.clock });
  for (const id of ["a", "b", "c"]) erase(one, "colors", id);
  await sync(one, account);
  await sync(two, account);
  await sync(one, account);
  for (const store of [one, two]) expect(names(store, "colors")).toEqual(["Kept"]);
});

test("a lost response does not save anything twice", async () => {
  const account = createFakeAccount();
  const store = createFakeStore();
  await sync(store, account);
  add(store, "colors", color("a"));
  const line = async () => "no answer" as const;
  const pushing = { store, remote: account.connect(line), now: () => 9, rejected: new Set<string>() };
  await expect(syncRound(pushing, { shouldPull: false })).rejects.toThrow("fetch failed");
  expect(account.rows.colors.size).toBe(1);
  expect(countPending(store.held)).toBe(1);
  await sync(store, account);
  expect(account.rows.colors.size).toBe(1);
  expect(countPending(store.held)).toBe(0);
});

test("what is undone after a lost response stays undone", async () => {
  const account = createFakeAccount();
  const store = createFakeStore();
  const lossy = { ...account.connect(async () => "no answer"), pull: account.remote().pull };
  add(store, "colors", color("trashed"));
  await sync(store, account);
  amend(store, "colors", "trashed", { trashedAt: 5 });
  await expect(sync(store, account, lossy)).rejects.toThrow("fetch failed");
  amend(store, "colors", "trashed", { trashedAt: null });
  await sync(store, account);
  add(store, "colors", color("saved"));
  await expect(sync(store, account, lossy)).rejects.toThrow("fetch failed");
  erase(store, "colors", "saved");
  await sync(store, account);
  expect([...account.rows.colors.values()]).toMatchObject([{ id: "trashed", trashedAt: null }]);
});

test("items that do not fit stay in this browser, and the newest are sent first", async () => {
  const account = createFakeAccount({ projects: 1, palettes: 10, colors: 2 });
  const store = createFakeStore();
  for (const id of ["a", "b", "c"]) add(store, "colors", color(id));
  expect(await sync(store, account)).toEqual([{ kind: "colors", id: "a", limit: 2 }]);
  expect([...account.rows.colors.keys()].sort()).toEqual(["b", "c"]);
  expect(names(store, "colors")).toEqual(["a", "b", "c"]);
  expect(store.held.refused).toEqual(["a"]);
  expect(countPending(store.held)).toBe(0);
  expect(await sync(store, account)).toEqual([]);
});

test("refused items are sent once there is room or Pro starts", async () => {
  const account = createFakeAccount({ projects: 1, palettes: 10, colors: 1 });
  const store = createFakeStore();
  for (const id of ["a", "b", "c"]) add(store, "colors", color(id));
  await sync(store, account);
  amend(store, "colors", "c", { trashedAt: 5 });
  expect(await sync(store, account)).toEqual([{ kind: "colors", id: "a", limit: 1 }]);
  expect(store.held.refused).toEqual(["a"]);
  account.limits = { projects: null, palettes: null, colors: null };
  expect(await sync(store, account)).toEqual([]);
  expect([...account.rows.colors.keys()].sort()).toEqual(["a", "b", "c"]);
  expect(store.held.refused).toEqual([]);
});

test("an item can be saved in the same sync that makes room for it", async () => {
  const account = createFakeAccount({ projects: 1, palettes: 10, colors: 1 });
  const store = createFakeStore();
  add(store, "colors", color("a"));
  await sync(store, account);
  amend(store, "colors", "a", { trashedAt: 5 });
  add(store, "colors", color("b"));
  expect(await sync(store, account)).toEqual([]);
  expect(account.rows.colors.get("b")).toBeDefined();
});

test("a refused item is sent once, and later saves do not send it again until there is room", async () => {
  const account = createFakeAccount({ projects: 1, palettes: 10, colors: 1 });
  const store = createFakeStore();
  const asked: string[][] = [];
  const remote = account.remote();
  const listening = {
    ...remote,
    insert: (kind: Kind, items: Parameters<typeof remote.insert>[1]) => {
      asked.push(items.map(({ id }) => id));
      return remote.insert(kind, items);
    },
  };
  for (const id of ["a", "b", "c"]) {
    add(store, "colors", color(id));
    await sync(store, account, listening);
  }
  expect(asked).toEqual([["a"], ["b"], ["c"]]);
  erase(store, "colors", "a");
  await sync(store, account, listening);
  expect(asked.slice(3)).toEqual([["c", "b"], ["c"], ["b"]]);
  expect(store.held.refused).toEqual(["b"]);
});

test("restoring from the trash may be refused, and the item stays restored in this browser", async () => {
  const account = createFakeAccount({ projects: 1, palettes: 10, colors: 1 });
  const store = createFakeStore();
  add(store, "colors", color("a", { trashedAt: 3 }));
  add(store, "colors", color("b"));
  await sync(store, account);
  amend(store, "colors", "a", { trashedAt: null });
  expect(await sync(store, account)).toEqual([{ kind: "colors", id: "a", limit: 1 }]);
  expect(store.held.refused).toEqual(["a"]);
  expect(store.held.local.colors.every(({ trashedAt }) => trashedAt === null)).toBe(true);
});

test("a palette in a refused project is saved without a project", async () => {
  const account = createFakeAccount({ projects: 1, palettes: 10, colors: 20 });
  const store = createFakeStore();
  add(store, "projects", project("first"));
  await sync(store, account);
  add(store, "projects", project("second"));
  add(store, "palettes", palette("sea", { projectId: "second" }));
  await sync(store, account);
  expect(account.rows.palettes.get("sea")).toMatchObject({ projectId: null });
  expect(store.held.local.palettes).toMatchObject([{ projectId: "second" }]);
  expect(countPending(store.held)).toBe(0);
  account.limits = { ...account.limits, projects: null };
  await sync(store, account);
  expect(account.rows.palettes.get("sea")).toMatchObject({ projectId: "second" });
});

test("a change made while an item is being sent is sent afterward", async () => {
  const account = createFakeAccount();
  const store = createFakeStore();
  add(store, "colors", color("a"));
  const remote = account.remote();
  await sync(store, account, {
    ...remote,
    insert: async (kind, items) => {
      const rows = await remote.insert(kind, items);
      amend(store, "colors", "a", { name: "Later" });
      return rows;
    },
  });
  expect(store.held.local.colors).toMatchObject([{ name: "Later" }]);
  expect(countPending(store.held)).toBe(1);
  await sync(store, account);
  expect(account.rows.colors.get("a")).toMatchObject({ name: "Later" });
});

test("the name of a copy fits the length limit", () => {
  expect(copyOf(color("a", { name: "x".repeat(80) }), "other device", 1).name).toHaveLength(80);
});

test("a 401, 403, 408 or 429 response refuses no item; all items wait for a later sync", async () => {
  for (const status of [401, 403, 408, 429]) {
    const store = createFakeStore();
    add(store, "colors", color("a"));
    const remote = {
      ...createFakeAccount().remote(),
      insert: async () => {
        throw new DataError(status, { message: "no" });
      },
    };
    const rejected = new Set<string>();
    await expect(push({ store, remote, now: () => 1, rejected })).rejects.toMatchObject({ status });
    expect([store.held.refused, [...rejected]]).toEqual([[], []]);
  }
});

test("an item restored on another device is not erased, even if this one has not pulled since", async () => {
  const account = createFakeAccount();
  const [one, two] = [createFakeStore(), createFakeStore()];
  add(one, "palettes", palette("a", { trashedAt: 5 }));
  for (const store of [one, two]) await sync(store, account);
  amend(two, "palettes", "a", { trashedAt: null, path: "/new", changedAt: ++account.clock });
  await sync(two, account);
  erase(one, "palettes", "a");
  const pushing = { store: one, remote: account.remote(), now: () => ++account.clock, rejected: new Set<string>() };
  await syncRound(pushing, { shouldPull: false });
  expect([...account.rows.palettes.values()]).toMatchObject([{ path: "/new", trashedAt: null }]);
  expect(one.held.local.palettes).toMatchObject([{ path: "/new", trashedAt: null }]);
});
