import { createStore } from "zustand/vanilla";

const NONE: readonly string[] = [];

/** The limit in the specification: the current entry plus those before and after it. */
export const HISTORY_LIMIT = 30;

export type Timeline<State> = {
  readonly history: readonly State[];
  readonly index: number;
  /** What a gesture shows before it ends; not part of the history. */
  readonly draft: State | null;
  /** Parts of the address that couldn't be read; cleared by the next change. */
  readonly notices: readonly string[];
};

/** Applies a change of the model with its arguments. */
type Change<State> = <Args extends unknown[]>(change: (state: State, ...args: Args) => State, ...args: Args) => void;

type Steps<State> = {
  /** One history step, and a new browser history entry. */
  readonly apply: Change<State>;
  /** The same during a gesture: the whole gesture is one step, completed by `commit`. */
  readonly preview: Change<State>;
  readonly commit: () => void;
  /** Ends a gesture and takes it back. */
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly goTo: (index: number) => void;
  /** The current state, for event handlers. */
  readonly now: () => State;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type Actions<State> = ReturnType<typeof withFields<State>>;

/**
 * The states of one tool in one page: past, present and future. Created in the component, because on the server a
 * module's store would be shared by all visitors. The actions never change, so views can pass them on freely.
 */
export function createToolStore<State>(
  first: State,
  isSame: (a: State, b: State) => boolean,
  notices: readonly string[] = NONE,
) {
  const store = createStore(() => endOf([first], notices));
  const { getState, setState } = store;
  const now = () => presentOf(getState());
  const goTo = (index: number) => {
    if (index >= 0 && index < getState().history.length) setState({ index, draft: null });
  };
  /** Saves only if the state differs; discards undone entries, and the oldest one beyond the limit. */
  const save = (state: State, notices = NONE) => {
    const { history, index } = getState();
    const last = history[index];
    if (last !== undefined && isSame(last, state)) return setState({ draft: null, notices });
    setState(endOf([...history.slice(0, index + 1), state].slice(-HISTORY_LIMIT), notices));
  };
  const commit = () => {
    const { draft } = getState();
    if (draft !== null) save(draft);
  };
  /** Commits a gesture in progress first, because it counts as a step. */
  const stepBy = (count: number) => () => {
    commit();
    goTo(getState().index + count);
  };
  /** Takes a state from the address: moves to the nearest entry that is the same, otherwise adds one. */
  const arriveWithin =
    (reach: number) =>
    (state: State, notices: readonly string[] = NONE) => {
      commit();
      const { history, index } = getState();
      const distance = (at: number) => Math.abs(at - index);
      const near = [...history.keys()].filter((at) => distance(at) <= reach).sort((a, b) => distance(a) - distance(b));
      const known = near.find((at) => isSame(history[at] as State, state));
      if (known === undefined) save(state, notices);
      else setState({ index: known, draft: null, notices });
    };
  const actions = withFields<State>({
    apply: (change, ...args) => {
      commit();
      save(change(now(), ...args));
    },
    preview: (change, ...args) => setState({ draft: change(now(), ...args) }),
    commit,
    cancel: () => setState({ draft: null }),
    undo: stepBy(-1),
    redo: stepBy(1),
    goTo,
    now,
    subscribe: (listener) => store.subscribe(listener),
  });
  return {
    api: store,
    actions,
    /** Replaces the whole history with one state. */
    begin: (state: State, notices: readonly string[] = NONE) => setState(endOf([state], notices)),
    /** By a link, which is a step, so that Undo takes it back. */
    arrive: arriveWithin(1),
    /** By Back or Forward, perhaps over several entries. */
    revisit: arriveWithin(HISTORY_LIMIT),
  };
}

function endOf<State>(history: readonly State[], notices: readonly string[]): Timeline<State> {
  return { history, index: history.length - 1, draft: null, notices };
}

type Setter<State, Args extends unknown[], Value> = [
  change: (state: State, ...args: [...Args, Value]) => State,
  ...args: Args,
];

/** Adds the handlers of a field for the last argument of a change. A gesture is one step. */
export function withFields<State>(steps: Steps<State>) {
  const { apply, preview, commit: onCommit, cancel: onCancel } = steps;
  return {
    ...steps,
    /** Of a color field, which also takes whole colors. */
    edit: <Args extends unknown[], Value>(...setter: Setter<State, Args, Value>) => ({
      onChange: (value: Value) => apply(...setter, value),
      onPreview: (value: Value) => preview(...setter, value),
      onCommit,
    }),
    /** Of a slider or a number field. */
    slide: <Args extends unknown[], Value>(...setter: Setter<State, Args, Value>) => ({
      onChange: (value: Value) => preview(...setter, value),
      onCommit,
      onCancel,
    }),
  };
}

export function presentOf<State>({ draft, history, index }: Timeline<State>): State {
  return draft ?? (history[index] as State);
}
