import {
  EMPTY_LIBRARY,
  isLive,
  KINDS,
  type Kind,
  type LibraryData,
  readLibrary,
  type SavedItem,
} from "./library-data.ts";

/** How many items of each kind an account can hold; null means no limit. */
export type Limits = Readonly<Record<Kind, number | null>>;

export const NO_LIMITS: Limits = { projects: null, palettes: null, colors: null };

/** The notification of a save that the account has no room for. */
export const KEPT_HERE = "Saved in this browser only";

/** The difference between `local` and `base` is what still has to be sent. */
export type Held = {
  readonly local: LibraryData;
  /** The account's content as of the last sync; empty for a guest. */
  readonly base: LibraryData;
  /**
   * Ids that the account rejected; they stay in this browser. In a guest's library: items that did not fit at a
   * login, so that they move into an account only when the user asks for it.
   */
  readonly refused: readonly string[];
  /** Items sent without a response: the account may have them. */
  readonly unsure?: LibraryData | undefined;
  /** Null until received from the account. */
  readonly limits: Limits | null;
};

export const EMPTY_HELD: Held = { local: EMPTY_LIBRARY, base: EMPTY_LIBRARY, refused: [], limits: null };

/** A guest's library is stored unchanged. */
export function readGuest(value: unknown): Held | null {
  const local = readLibrary(value);
  return local && { ...EMPTY_HELD, local, refused: texts((value as Record<string, unknown>).refused) };
}

export function writeGuest({ local, refused }: Held) {
  return refused.length === 0 ? local : { ...local, refused };
}

/** Stores only the part of `base` that differs from `local`, so most of a library is written once. */
export function writeHeld({ local, base, ...rest }: Held) {
  const older: Record<Kind, SavedItem[]> = { projects: [], palettes: [], colors: [] };
  const added: string[] = [];
  for (const kind of KINDS) {
    const known = byId<SavedItem>(base[kind]);
    const here = byId<SavedItem>(local[kind]);
    older[kind] = [...known.values()].filter((item) => here.get(item.id) !== item);
    added.push(...[...here.keys()].filter((id) => !known.has(id)));
  }
  return { ...local, older, added, ...rest };
}

export function readHeld(value: unknown): Held | null {
  const local = readLibrary(value);
  if (!local) return null;
  const { older, added, refused, unsure, limits } = value as Record<string, unknown>;
  const differing = readLibrary(older) ?? EMPTY_LIBRARY;
  const isAdded = new Set(texts(added));
  const baseOf = <Of extends Kind>(kind: Of): LibraryData[Of] => {
    const known = byId<SavedItem>(local[kind].filter(({ id }) => !isAdded.has(id)));
    for (const item of differing[kind]) known.set(item.id, item);
    return [...known.values()] as unknown as LibraryData[Of];
  };
  const base = { projects: baseOf("projects"), palettes: baseOf("palettes"), colors: baseOf("colors") };
  return { local, base, refused: texts(refused), unsure: readLibrary(unsure) ?? undefined, limits: readLimits(limits) };
}

export function byId<Item extends SavedItem>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Counts what takes up room in an account: neither the trash nor what the account refused. */
export function countHeld(items: readonly SavedItem[], refused: readonly string[]): number {
  return items.filter((item) => isLive(item) && !refused.includes(item.id)).length;
}

/** Whether the account's plan has room for one more of a kind. */
export function hasRoom(limits: Limits | null, kind: Kind, items: readonly SavedItem[], refused: readonly string[]) {
  const limit = limits?.[kind] ?? null;
  return limit === null || countHeld(items, refused) < limit;
}

function readLimits(value: unknown): Limits | null {
  if (typeof value !== "object" || value === null) return null;
  const { projects, palettes, colors } = value as Record<string, unknown>;
  const limitOf = (limit: unknown) => (typeof limit === "number" ? limit : null);
  return { projects: limitOf(projects), palettes: limitOf(palettes), colors: limitOf(colors) };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}
