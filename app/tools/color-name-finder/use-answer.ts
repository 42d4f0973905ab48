import { useDeferredValue, useMemo, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import { lateCode } from "#app/late/late-code.ts";
import { useIdleCode } from "#app/late/use-late-code.ts";
import type { Answer, ColorsAnswer, WordsAnswer } from "./answer.ts";
import type { State } from "./model.ts";

type Engine = { answer: (state: State) => Answer; count: number };

/** Everything that answers in the browser: the names, the sets, the readers of text. Together about 200 kB, fetched once. */
const lateEngine = lateCode(async (): Promise<Engine> => {
  const [{ answer }, { createSources }, all, best] = await Promise.all([
    import("./answer.ts"),
    import("./sources.ts"),
    loadNames("full"),
    loadNames("best"),
  ]);
  const sources = await createSources({ all, best, described: { ...best, isWanted: () => true } });
  return { answer: (state) => answer(state, sources), count: sources.count };
});

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
