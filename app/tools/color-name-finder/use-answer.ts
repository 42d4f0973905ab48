import { useDeferredValue, useMemo, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import { lateCode } from "#app/late/late-code.ts";
import { useIdleCode } from "#app/late/use-late-code.ts";
import type { Answer, ColorsAnswer, WordsAnswer } from "./answer.ts";
import type { State } from "./model.ts";

type Engine = { answer: (state: State) => Answer; count: number };

/** Everything needed to answer in the browser: names, sets, text readers. About 200 kB in total, fetched once. */
const lateEngine = lateCode(async (): Promise<Engine> => {
  const [{ answer }, { createSources }, all, best] = await Promise.all([
    import("./answer.ts"),
    import("./sources.ts"),
    loadNames("full"),
    loadNames("best"),
  ]);
  const sources = await createSources({ all, best, described: { ...best, isWanted: () => true } }, nextTask);
  return { answer: (state) => answer(state, sources), count: sources.count };
});

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** An answer that has something to show. */
export type Shown = ColorsAnswer | WordsAnswer;
export type Loaded = { readonly state: State; readonly answer: Answer; readonly shown: Shown };

/**
 * The answer for a state: from the server for the first one, then from the names, which load when the page is idle or
 * at the first interaction. If a text can't be understood, the last answer stays, along with the `problem`.
 */
export function useAnswer(latest: State, loaded: Loaded) {
  const state = useDeferredValue(latest);
  const { code: engine, hasFailed, wake } = useIdleCode(lateEngine);
  const [last, setLast] = useState(loaded.shown);

  // setLast compares it by identity.
  const answer = useMemo(
    () => (state === loaded.state ? loaded.answer : (engine?.answer(state) ?? null)),
    [state, engine, loaded],
  );
  const good = answer && answer.kind !== "none" ? answer : null;
  if (good && good !== last) setLast(good);
  return {
    shown: good ?? last,
    problem: answer?.kind === "none" ? answer.problem : "",
    /** True while the page shows the answer of an earlier state. */
    isBehind: answer === null || state !== latest,
    hasFailed: hasFailed && answer === null,
    wake,
  };
}
