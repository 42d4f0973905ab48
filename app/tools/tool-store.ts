import { createStore } from "zustand/vanilla";

/** The specification's: the current entry and those before and after it. */
export const HISTORY_LIMIT = 30;

export type Timeline<State> = {
  readonly history: readonly State[];
  readonly index: number;
  /** What a gesture that has not ended yet shows; not a step of history. */
  readonly draft: State | null;
};

/**
 * The states of one tool in one page: past, present and future. Made in the component, because a server would share a store
 * of the module between all its visitors.
 */
export function createToolStore<State>(first: State, isSame: (a: State, b: State) => boolean) {
  const store = createStore<Timeline<State>>(() => ({ history: [first], index: 0, draft: null }));
  const { getState, setState } = store;
  const goTo = (index: number) => {
    if (index >= 0 && index < getState().history.length) setState({ index, draft: null });
  };
  const present = () => presentOf(getState());
  /** Only a state that differs is saved; what was undone is discarded, and beyond the limit the oldest falls out. */
  const save = (state: State) => {
    const { history, index } = getState();
    const last = history[index];
    if (last !== undefined && isSame(last, state)) return setState({ draft: null });
    const kept = [...history.slice(0, index + 1), state].slice(-HISTORY_LIMIT);
    setState({ history: kept, index: kept.length - 1, draft: null });
  };
  return {
    api: store,
    get: getState,
    present,
    save,
    preview: (state: State) => setState({ draft: state }),
    commit: () => {
      const { draft } = getState();
      if (draft !== null) save(draft);
    },
    undo: () => {
      // A gesture that is under way is a step, too.
      const { draft } = getState();
      if (draft !== null) save(draft);
      goTo(getState().index - 1);
    },
    redo: () => goTo(getState().index + 1),
    goTo,
    /** From the address: the entry beside the current one where it is the same, else a new one. */
    arrive: (state: State) => {
      const { history, index } = getState();
      const isAt = (at: number) => {
        const entry = history[at];
        return entry !== undefined && isSame(entry, state);
      };
      if (isAt(index)) setState({ draft: null });
      else if (isAt(index - 1)) goTo(index - 1);
      else if (isAt(index + 1)) goTo(index + 1);
      else save(state);
    },
  };
}

export function presentOf<State>({ draft, history, index }: Timeline<State>): State {
  return draft ?? (history[index] as State);
}
