import { cleanTags } from "#app/frame/library/clean.ts";
import { countHeld, type Held, type Limits } from "#app/frame/library/held.ts";
import {
  filterLibrary,
  isLive,
  KINDS,
  type Kind,
  type LibraryData,
  newId,
  type SavedColor,
  type SavedItem,
  type SavedPalette,
  type SavedProject,
} from "#app/frame/library/library-data.ts";

export type Move = {
  /** The account's library including the moved items. */
  local: LibraryData;
  /** Ids of the guest's items that were moved or already existed. */
  moved: ReadonlySet<string>;
  movedCount: number;
  /** Ids of the items that didn't fit. */
  stayed: readonly string[];
  /** Ids in the account by the guest's ids. */
  places: ReadonlyMap<string, string>;
};

/**
 * Moves a guest's library into an account. Existing items only gain the guest's tags; new ones are added, newest first,
 * while there is room. The rest stays, as do the contents of a project that stays, and the trash. Moved items get new
 * ids, so that nothing can be in two accounts.
 */
export function moveGuest(guest: LibraryData, { local, refused }: Held, limits: Limits): Move {
  const moved = new Set<string>();
  // Items left behind earlier refer to the account's project ids.
  const places = new Map(local.projects.map(({ id }) => [id, id]));
  let into = local;
  let movedCount = 0;
  const stayed: string[] = [];
  const stayedProjects = new Set<string>();
  for (const kind of KINDS) {
    const items = [...into[kind]] as SavedItem[];
    const limit = limits[kind];
    let room = limit === null ? Number.POSITIVE_INFINITY : limit - countHeld(items, refused);
    const come: SavedItem[] = [];
    for (const item of guest[kind].filter(isLive)) {
      const at = items.findIndex((other) => isLive(other) && isSameThing(kind, other, item));
      const there = items[at];
      if (there) {
        items[at] = withTags(there, item);
        places.set(item.id, there.id);
      } else if (room > 0 && !("projectId" in item && stayedProjects.has(item.projectId ?? ""))) {
        const id = newId();
        room -= 1;
        movedCount += 1;
        places.set(item.id, id);
        come.push(inPlace({ ...item, id }, places));
      } else {
        stayed.push(item.id);
        if (kind === "projects") stayedProjects.add(item.id);
        continue;
      }
      moved.add(item.id);
    }
    into = { ...into, [kind]: [...come, ...items] };
  }
  return { local: moved.size === 0 ? local : into, moved, movedCount, stayed, places };
}

/** The rest of the guest's library: what didn't fit, and the trash, with project ids updated to where those went. */
export function withoutMoved(guest: LibraryData, { moved, places }: Pick<Move, "moved" | "places">): LibraryData {
  const left = filterLibrary(guest, ({ id }) => !moved.has(id));
  const follow = <Item extends SavedColor | SavedPalette>(item: Item): Item => {
    const projectId = places.get(item.projectId ?? "");
    return projectId === undefined || projectId === item.projectId ? item : { ...item, projectId };
  };
  return { ...left, palettes: left.palettes.map(follow), colors: left.colors.map(follow) };
}

function isSameThing(kind: Kind, one: SavedItem, other: SavedItem): boolean {
  if (kind === "colors") return (one as SavedColor).color === (other as SavedColor).color;
  if (kind === "projects") {
    const { notes } = other as SavedProject;
    return one.name === other.name && (notes === "" || notes === (one as SavedProject).notes);
  }
  const [a, b] = [one as SavedPalette, other as SavedPalette];
  return a.path === b.path && a.colors.join() === b.colors.join();
}

function withTags(item: SavedItem, other: SavedItem): SavedItem {
  if (!("tags" in item && "tags" in other)) return item;
  const tags = cleanTags([...item.tags, ...other.tags]);
  return tags.length > item.tags.length ? { ...item, tags, changedAt: Date.now() } : item;
}

function inPlace(item: SavedItem, places: ReadonlyMap<string, string>): SavedItem {
  return "projectId" in item ? { ...item, projectId: places.get(item.projectId ?? "") ?? null } : item;
}
