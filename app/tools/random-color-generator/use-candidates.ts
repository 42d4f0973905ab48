import { useEffect, useState } from "react";
import { fetchWithRetry } from "#app/retry-fetch.ts";
import type { Candidate } from "./draw-named.ts";
import { tool } from "./tool.ts";

/** The named colors of a word; what is asked for is not asked for again. `null` while they are on their way. */
export function useCandidates(word: string, firstWord: string, firstCandidates: readonly Candidate[]) {
  const [found, setFound] = useState<Readonly<Record<string, readonly Candidate[]>>>({
    "": NONE,
    [firstWord]: firstCandidates,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const known = found[word];
  useEffect(() => {
    if (known || failure === word) return;
    const stop = new AbortController();
    fetchCandidates(word, stop.signal).then(
      (candidates) => setFound((others) => ({ ...others, [word]: candidates })),
      () => {
        if (!stop.signal.aborted) setFailure(word);
      },
    );
    return () => stop.abort();
  }, [word, known, failure]);
  const hasFailed = !known && failure === word;
  return {
    candidates: known ?? null,
    hasFailed,
    retry: () => setFailure(null),
    candidatesOf: (other: string) => found[other] ?? null,
  };
}

async function fetchCandidates(word: string, signal: AbortSignal): Promise<readonly Candidate[]> {
  const response = await fetchWithRetry(`${tool.path}.json?${new URLSearchParams({ candidates: word })}`, { signal });
  if (!response.ok) throw new Error(`The names could not be loaded (${response.status})`);
  return response.json();
}

const NONE: readonly Candidate[] = [];
