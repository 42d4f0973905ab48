import { useEffect, useEffectEvent, useRef, useState } from "react";

/** While a person types or holds a key, results fly by: only the one that stays is announced. */
const REST_MS = 700;
const CHANGE_REST_MS = 200;

type Props<State> = {
  state: State;
  /** What changed, in words; empty for nothing worth an announcement. */
  describe: (before: State, after: State) => string;
  restMs?: number;
};

/** Silent about the state that the page came with. */
export function ChangeAnnouncer<State>({ state, describe, restMs = CHANGE_REST_MS }: Props<State>) {
  const [text, setText] = useState("");
  const announced = useRef(state);
  const announce = useEffectEvent((after: State) => {
    const words = describe(announced.current, after);
    announced.current = after;
    if (words) setText(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => announce(state), restMs);
    return () => clearTimeout(timer);
  }, [state, restMs]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

/** A result without words empties it. */
export function ResultAnnouncer({ text }: { text: string }) {
  return <ChangeAnnouncer state={text} describe={keepLatest} restMs={REST_MS} />;
}

function keepLatest(before: string, after: string): string {
  return before === after ? "" : after || " ";
}
