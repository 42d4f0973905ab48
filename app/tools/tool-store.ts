import { createStore } from "zustand/vanilla";

const NONE: readonly string[] = [];

/** The specification's: the current entry and those before and after it. */
export const HISTORY_LIMIT = 30;

export type Timeline<State> = {
  readonly history: readonly State[];
  readonly index: number;
  /** What a gesture shows before it ends; not a step of history. */
  readonly draft: State | null;
  /** What could not be read in the address, until the next change. */
  readonly notices: readonly string[];
};

/** A change of the model with its arguments. */
type Change<State> = <Args extends unknown[]>(change: (state: State, ...args: Args) => State, ...args: Args) => void;

export type Actions<State> = {
  /** One step of history, and a new entry in the browser's. */
  readonly apply: Change<State>;
  /** The same during a gesture: the whole gesture is one step, which `commit` completes. */
  readonly preview: Change<State>;
  readonly commit: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly goTo: (index: number) => void;
  /** The state at this moment, for handlers. */
  readonly now: () => State;
};

/**
 * The states of one tool in one page: past, present and future. Made in the component, because a server would share a module's
 * store among all its visitors. The actions never change, so views can pass them on freely.
 */
export function createToolStore<State>(
  first: State,
  isSame: (a: State, b: State) => boolean,
  notices: readonly string[] = NONE,
) {
  const store = createStore<Timeline<State>>(() => ({ history: [first], index: 0, draft: null, notices }));
  const { getState, setState } = store;
  const now = () => presentOf(getState());
  const goTo = (index: number) => {
    if (index >= 0 && index < getState().history.length) setState({ index, draft: null });
  };
  /** Saves only a different state; discards what was undone, and the oldest entry beyond the limit. */
  const save = (state: State, notices = NONE) => {
    const { history, index } = getState();
    const last = history[index];
    if (last !== undefined && isSame(last, state)) return setState({ draft: null, notices });
    const kept = [...history.slice(0, index + 1), state].slice(-HISTORY_LIMIT);
    setState({ history: kept, index: kept.length - 1, draft: null, notices });
  };
  const commit = () => {
    const { draft } = getState();
    if (draft !== null) save(draft);
  };
  const actions: Actions<State> = {
    apply: (change, ...args) => {
      commit();
      save(change(now(), ...args));
    },
    preview: (change, ...args) => setState({ draft: change(now(), ...args) }),
    commit,
    undo: () => {
      // A gesture in progress is a step, too.
      commit();
      goTo(getState().index - 1);
    },
    redo: () => goTo(getState().index + 1),
    goTo,
    now,
  };
  return {
    api: store,
    actions,
    /** A state in place of all that was there. */
    begin: (state: State, notices: readonly string[] = NONE) =>
      setState({ history: [state], index: 0, draft: null, notices }),
    /** A state from the address: the neighboring entry if it is the same, else a new one. */
    arrive: (state: State, notices: readonly string[] = NONE) => {
      const { history, index } = getState();
      const isAt = (at: number) => {
        const entry = history[at];
        return entry !== undefined && isSame(entry, state);
      };
      const known = [index, index - 1, index + 1].find(isAt);
      if (known === undefined) save(state, notices);
      else setState({ index: known, draft: null, notices });
    },
  };
}

export function presentOf<State>({ draft, history, index }: Timeline<State>): State {
  return draft ?? (history[index] as State);
}
