import { useEffect, useEffectEvent, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { type LateCode, useCode } from "./late-code.ts";
import { whenIdle } from "./when-idle.ts";

/** `what` is the subject of the message if loading fails: "The export panel". */
export function useLateCode<Code>(late: LateCode<Code>, what: string) {
  const code = useCode(late);
  const [isLoading, setIsLoading] = useState(false);
  /** Loads the code early; a failure is silent. */
  const preload = () => void late.load();
  /** Resolves to null and shows a notification if the code could not be loaded. */
  const wake = async () => {
    setIsLoading(true);
    const loaded = await late.load();
    setIsLoading(false);
    if (loaded === null) sayNotLoaded(what);
    return loaded;
  };
  return { code, isLoading, preload, wake };
}

/** Runs at once if the code is there, else when it has loaded. */
export function runWith<Code>(late: LateCode<Code>, what: string, run: (code: Code) => void) {
  const code = late.get();
  if (code !== null) return run(code);
  void late.load().then((loaded) => (loaded === null ? sayNotLoaded(what) : run(loaded)));
}

function sayNotLoaded(what: string) {
  const text = "Your work is safe. Check your connection and try again.";
  showToast({ type: "error", title: `${what} could not be loaded`, text });
}

/** Code for use within the page, which says so itself if it could not be loaded. Fetched on `wake`. */
export function useInlineCode<Code>(late: LateCode<Code>) {
  const code = useCode(late);
  const [hasFailed, setHasFailed] = useState(false);
  const wake = () => void late.load().then((loaded) => setHasFailed(loaded === null));
  return { code, hasFailed: hasFailed && code === null, wake };
}

/** The same, also fetched when the page is idle. */
export function useIdleCode<Code>(late: LateCode<Code>) {
  const inline = useInlineCode(late);
  const load = useEffectEvent(inline.wake);
  useEffect(() => whenIdle(() => load()), []);
  return inline;
}
