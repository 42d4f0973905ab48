import type { Field } from "./fields.ts";

/** A state and what the address said that could not be read, each a sentence for the person. */
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

export function defineModel<State>({ initial, read, write }: Field<State>): ToolModel<State> {
  return {
    initial,
    read: (query) => {
      const notices = new Set<string>();
      const state = read(query, (notice) => notices.add(notice));
      return { state, notices: [...notices] };
    },
    write: (state) => new URLSearchParams(write(state)),
  };
}

/** The query of an address, readable: what the grammar of our addresses uses is not escaped. "" where nothing is to say. */
export function queryOf<State>(model: ToolModel<State>, state: State): string {
  const query = model.write(state).toString().replaceAll("%7E", "~").replaceAll("%2C", ",");
  return query && `?${query}`;
}
