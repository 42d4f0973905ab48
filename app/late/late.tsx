import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { lateCode, useCode } from "./late-code.ts";
import { LoadFailure } from "./load-failure.tsx";
import { whenIdle } from "./when-idle.ts";

type Options = {
  /** Shown until the part is there. */
  waiting?: ReactNode;
  /** The server renders the part, too. Its HTML stays until the code is there. */
  isOnServer?: boolean;
  /** Fetches the code when the page has nothing else to do, and not as soon as the part is shown. */
  isIdle?: boolean;
};

/**
 * A part of the page whose code comes when it is first shown, or on `preload`. `what` begins the sentence that says that
 * it could not be loaded: "The color panel". Without it a failure is silent, and the part is tried again once online.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: string | null,
  { waiting = null, isOnServer = false, isIdle = false }: Options = {},
) {
  const arrival = Promise.withResolvers<{ default: typeof Open }>();
  const code = lateCode(async () => {
    const Part = await load();
    arrival.resolve({ default: Open });
    return Part;
  });
  const Gate = lazy(() => {
    void code.load();
    return arrival.promise;
  });

  function Late(props: Props) {
    const Part = useCode(code);
    const [FirstGate] = useState(() => (code.get() ? Open : Gate));
    const [hasFailed, setHasFailed] = useState(false);
    const [tries, setTries] = useState(0);
    const isThere = Part !== null;
    // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
    useEffect(() => {
      if (isThere) return;
      const listening = new AbortController();
      const { signal } = listening;
      const ask = () => void code.load().then((loaded) => signal.aborted || setHasFailed(loaded === null));
      if (what === null) addEventListener("online", ask, { signal });
      if (isIdle) signal.addEventListener("abort", whenIdle(ask));
      else ask();
      return () => listening.abort();
    }, [isThere, tries]);
    // A change that arrives before the code must not replace the HTML of the server: React holds back a deferred one.
    const deferred = useDeferredValue(props);
    const shown = isThere ? props : deferred;
    const gated = useMemo(
      () => (
        <Suspense fallback={waiting}>
          <FirstGate>{() => draw(code.get(), shown)}</FirstGate>
        </Suspense>
      ),
      [FirstGate, shown],
    );
    if (hasFailed && !isThere) {
      const retry = () => {
        setHasFailed(false);
        setTries(tries + 1);
      };
      return what === null ? waiting : <LoadFailure what={what} onRetry={retry} />;
    }
    if (isOnServer) return gated;
    return Part ? createElement(Part, props) : waiting;
  }
  return Object.assign(Late, { preload: code.load });
}

function Open({ children }: { children: () => ReactNode }) {
  return children();
}

function draw<Props extends object>(Part: ComponentType<Props> | null, props: Props) {
  return Part && createElement(Part, props);
}
