import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { whenIdle } from "#app/frame/when-idle.ts";
import type { Answer, ColorsAnswer, WordsAnswer } from "./answer.ts";
import { lateEngine } from "./engine.ts";
import type { State } from "./state.ts";

/** An answer with something to show. */
export type Shown = ColorsAnswer | WordsAnswer;
export type Loaded = { readonly state: State; readonly answer: Answer; readonly shown: Shown };

/**
 * What there is to say to the state: by the server for the first one, then by the names, which come when the page is idle
 * or at the first touch. Where a text says nothing the last answer stays, with the `problem`.
 */
export function useAnswer(latest: State, loaded: Loaded) {
  const state = useDeferredValue(latest);
  const [engine, setEngine] = useState(lateEngine.get);
  const [hasFailed, setHasFailed] = useState(false);
  const [last, setLast] = useState(loaded.shown);
  const wake = () => {
    if (engine) return;
    void lateEngine.retry().then((isThere) => {
      setHasFailed(!isThere);
      setEngine(lateEngine.get());
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the first answer is there already
  useEffect(() => whenIdle(wake), []);

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
