import type {
  Kind,
  LibraryData,
  SavedColor,
  SavedItem,
  SavedPalette,
  SavedProject,
} from "#app/frame/library/library-data.ts";
import type { Remote } from "./account-remote.ts";
import type { createFakeAccount, createFakeStore } from "./fake-account.ts";
import { syncRound } from "./round.ts";

// For tests: things to save, and what a person does with them in one browser.

export type Store = ReturnType<typeof createFakeStore>;
type Account = ReturnType<typeof createFakeAccount>;

const base = (id: string) => ({ id, name: id, savedAt: 1, changedAt: 1, trashedAt: null });
export const color = (id: string, more: Partial<SavedColor> = {}): SavedColor => ({
  ...base(id),
  tags: [],
  projectId: null,
  color: "db073d",
  ...more,
});
export const palette = (id: string, more: Partial<SavedPalette> = {}): SavedPalette => ({
  ...base(id),
  tags: [],
  projectId: null,
  path: `/color-mixer?c=${id}`,
  colors: ["db073d"],
  shareToken: null,
  ...more,
});
export const project = (id: string, more: Partial<SavedProject> = {}): SavedProject => ({
  ...base(id),
  notes: "",
  ...more,
});

function edit(store: Store, kind: Kind, change: (items: SavedItem[]) => SavedItem[]) {
  store.set((held) => ({ ...held, local: { ...held.local, [kind]: change([...held.local[kind]]) } as LibraryData }));
}
export const add = (store: Store, kind: Kind, item: SavedItem) => edit(store, kind, (items) => [item, ...items]);
export const amend = (store: Store, kind: Kind, id: string, change: object) =>
  edit(store, kind, (items) => items.map((item) => (item.id === id ? { ...item, ...change } : item)));
export const erase = (store: Store, kind: Kind, id: string) =>
  edit(store, kind, (items) => items.filter((item) => item.id !== id));

export function sync(store: Store, account: Account, remote: Remote = account.remote()) {
  return syncRound({ store, remote, now: () => ++account.clock, rejected: new Set() }, { shouldPull: true });
}
