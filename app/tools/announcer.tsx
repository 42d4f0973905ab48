import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Results change quickly while a person types or holds a key, so only the final one is announced. */
export const RESULT_REST_MS = 700;
const CHANGE_REST_MS = 200;

type Props<State> = {
  state: State;
  /** Describes the change in words; "" if it isn't worth announcing. */
  describe: (before: State, after: State) => string;
  restMs?: number;
  label?: string;
};

/** Announces changes, but not the initial state. */
export function ChangeAnnouncer<State>({ state, describe, restMs = CHANGE_REST_MS, label }: Props<State>) {
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
    <p role="status" aria-label={label} className="sr-only">
      {text}
    </p>
  );
}

/** An empty `text` clears the announcement. */
export function ResultAnnouncer({ text }: { text: string }) {
  return <ChangeAnnouncer state={text} describe={keepLatest} restMs={RESULT_REST_MS} />;
}

function keepLatest(before: string, after: string): string {
  return before === after ? "" : after || " ";
}
