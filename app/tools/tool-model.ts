import type { Field } from "./fields.ts";

/** Each notice is a sentence for the person about a part that couldn't be read. */
export type Loaded<State> = { readonly state: State; readonly notices: readonly string[] };

/**
 * A tool's state and its single codec for the address, the share link and the saved row. The state is plain data;
 * everything that can be derived from it is computed during rendering.
 */
export type ToolModel<State> = {
  readonly initial: State;
  /** Never throws: an unreadable part falls back to its initial value and adds a notice. */
  read(query: URLSearchParams): Loaded<State>;
  /** Writes what differs from the initial state. `read(write(state)).state` equals `state` for any state. */
  write(state: State): URLSearchParams;
};

/** Migrates a query in place from one version to the next, keeping its meaning. */
type Migration = (query: URLSearchParams) => void;

/** The key of the version in an address. Version 1 is not written. */
const VERSION_KEY = "ver";

/**
 * A model whose state is read and written by a field. `migrations` lead from version 1 to 2, from 2 to 3 and so on.
 * Addresses omit initial values, so when one changes, older addresses need a migration that adds the old one.
 */
export function defineModel<State>(
  { initial, read, write }: Field<State>,
  migrations: readonly Migration[] = [],
): ToolModel<State> {
  const ending = migrations.length === 0 ? [] : [[VERSION_KEY, `${migrations.length + 1}`]];
  return {
    initial,
    read: (query) => {
      const notices = new Set<string>();
      const state = read(migrate(query, migrations), (notice) => notices.add(notice));
      return { state, notices: [...notices] };
    },
    write: (state) => new URLSearchParams([...write(state), ...ending]),
  };
}

/** An address without a query is just the page, which uses today's initial values. */
function migrate(query: URLSearchParams, migrations: readonly Migration[]): URLSearchParams {
  if (migrations.length === 0 || query.size === 0) return query;
  const given = query.get(VERSION_KEY) ?? "";
  const version = /^[1-9]\d{0,2}$/.test(given) ? Number(given) : 1;
  const migrated = new URLSearchParams(query);
  for (const step of migrations.slice(version - 1)) step(migrated);
  return migrated;
}

/** A readable query: characters used by our address grammar aren't escaped. "" if there is nothing to write. */
export function queryOf<State>(model: ToolModel<State>, state: State): string {
  const query = model.write(state).toString().replaceAll("%7E", "~").replaceAll("%2C", ",");
  return query && `?${query}`;
}
