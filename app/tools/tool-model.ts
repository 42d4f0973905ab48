import type { Field } from "./fields.ts";

/** Each notice is a sentence for the person, about a part that could not be read. */
export type Loaded<State> = { readonly state: State; readonly notices: readonly string[] };

/**
 * A tool's state and its one codec, which serves the address, the share link and the saved row. The state is plain data, and
 * everything that can be worked out from it is worked out while rendering.
 */
export type ToolModel<State> = {
  readonly initial: State;
  /** Never throws: a part that cannot be read falls back to the initial one, and a notice says so. */
  read(query: URLSearchParams): Loaded<State>;
  /** What differs from the initial state. `read(write(state)).state` is the state, for any state. */
  write(state: State): URLSearchParams;
};

/** Changes a query of one version, in place, so that it means the same in the next one. */
type Migration = (query: URLSearchParams) => void;

/** The key of an address's version. Version 1 is not written. */
const VERSION_KEY = "ver";

/**
 * A model whose state is read and written by a field. `migrations` lead from version 1 to 2, from 2 to 3 and so on. An
 * address leaves out what is initial, so when an initial value changes, older addresses need a migration that adds it.
 */
export function defineModel<State>(
  { initial, read, write }: Field<State>,
  migrations: readonly Migration[] = [],
): ToolModel<State> {
  const version = migrations.length + 1;
  return {
    initial,
    read: (query) => {
      const notices = new Set<string>();
      const state = read(migrate(query, migrations), (notice) => notices.add(notice));
      return { state, notices: [...notices] };
    },
    write: (state) =>
      new URLSearchParams(version === 1 ? write(state) : [...write(state), [VERSION_KEY, String(version)]]),
  };
}

/** Without a query an address is just the page, which begins with the initial values of today. */
function migrate(query: URLSearchParams, migrations: readonly Migration[]): URLSearchParams {
  if (migrations.length === 0 || query.size === 0) return query;
  const given = query.get(VERSION_KEY) ?? "";
  const version = /^[1-9]\d{0,2}$/.test(given) ? Number(given) : 1;
  const migrated = new URLSearchParams(query);
  for (const step of migrations.slice(version - 1)) step(migrated);
  return migrated;
}

/** The query of an address, readable: what the grammar of our addresses uses is not escaped. "" where nothing is to say. */
export function queryOf<State>(model: ToolModel<State>, state: State): string {
  const query = model.write(state).toString().replaceAll("%7E", "~").replaceAll("%2C", ",");
  return query && `?${query}`;
}
