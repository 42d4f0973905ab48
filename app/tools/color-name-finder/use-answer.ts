import { useDeferredValue, useMemo, useState } from "react";
import { useIdleCode } from "#app/late/use-late-code.ts";
import type { Answer, ColorsAnswer, WordsAnswer } from "./answer.ts";
import { lateEngine } from "./engine.ts";
import type { State } from "./model.ts";

/** An answer with something to show. */
export type Shown = ColorsAnswer | WordsAnswer;
export type Loaded = { readonly state: State; readonly answer: Answer; readonly shown: Shown };

/**
 * What there is to say to the state: by the server for the first one, then by the names, which come when the page is idle
 * or at the first touch. Where a text says nothing the last answer stays, with the `problem`.
 */
export function useAnswer(latest: State, loaded: Loaded) {
  const state = useDeferredValue(latest);
  const { code: engine, hasFailed, wake } = useIdleCode(lateEngine);
  const [last, setLast] = useState(loaded.shown);

  const answer = useMemo(
    () => (state === loaded.state ? loaded.answer : (engine?.answer(state) ?? null)),
    [state, engine, loaded],
  );
  const good = answer && answer.kind !== "none" ? answer : null;
  if (good && good !== last) setLast(good);
  return {
    shown: good ?? last,
    problem: answer?.kind === "none" ? answer.problem : "",
    /** What is shown belongs to a state before. */
    isBehind: answer === null || state !== latest,
    hasFailed: hasFailed && answer === null,
    wake,
  };
}
