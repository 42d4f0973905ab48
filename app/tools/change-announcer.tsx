import { useEffect, useEffectEvent, useRef, useState } from "react";

/** While a key is held, states fly by: only the one that stays is told of. */
const REST_MS = 200;

type Props<State> = {
  state: State;
  /** What became of it, in words; empty for what nobody needs to be told. */
  describe: (before: State, after: State) => string;
};

/** The live region that tells what a change did. */
export function ChangeAnnouncer<State>({ state, describe }: Props<State>) {
  const [text, setText] = useState("");
  const told = useRef(state);
  const tell = useEffectEvent(() => {
    const words = describe(told.current, state);
    told.current = state;
    if (words) setText(words);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state begins the wait anew
  useEffect(() => {
    const timer = setTimeout(tell, REST_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
