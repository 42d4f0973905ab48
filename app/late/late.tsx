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
import { useBrowserFact } from "#app/ui/browser-fact.ts";
import { repeatEarlyPress } from "#app/ui/early-press.ts";
import { type LateCode, lateCode, useCode } from "./late-code.ts";
import { LoadFailure } from "./load-failure.tsx";
import { whenIdle } from "./when-idle.ts";

/** Doubles with each retry. */
const FIRST_RETRY_MS = 1000;

type Options = {
  /** Shown until the part has loaded. */
  waiting?: ReactNode;
  /** True if the server also renders the part. Its HTML stays until the code has loaded. */
  isOnServer?: boolean;
  /** Fetches the code when the page is idle instead of as soon as the part is shown. */
  isIdle?: boolean;
};

/**
 * A part of the page whose code loads when it is first shown, or on `preload`. `what` is the subject of the failure
 * message: "The color panel". Without it, a failure is silent, and loading is retried by itself.
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
    const isInHtml = useIsInHtml();
    const Part = useCode(code);
    const { hasFailed, retry } = useLoading(code, { isThere: Part !== null, isIdle, isSilent: what === null });
    const failure = hasFailed && what !== null ? <LoadFailure what={what} onRetry={retry} /> : null;
    if (isOnServer && isInHtml) {
      return (
        <>
          <ServerHtml props={props} />
          {failure}
        </>
      );
    }
    return Part ? createElement(Part, props) : (failure ?? waiting);
  }

  function ServerHtml({ props }: { props: Props }) {
    const [FirstGate] = useState(() => (code.get() ? Open : Gate));
    const [isAlive, setAlive] = useState(false);
    // A change that arrives before hydration must not replace the server's HTML: React holds back a deferred one.
    const deferred = useDeferredValue(props);
    const shown = isAlive ? props : deferred;
    // The same element each time, because React drops the HTML if a boundary without code gets a new one.
    return useMemo(
      () => (
        <Suspense fallback={waiting}>
          <FirstGate onAlive={setAlive}>
            {() => {
              const Part = code.get();
              return Part && createElement(Part, shown);
            }}
          </FirstGate>
        </Suspense>
      ),
      [FirstGate, shown],
    );
  }

  return Object.assign(Late, { preload: code.load });
}

/** Loads the code at once or when the page is idle; retries a silent failure, which has no button for it. */
function useLoading<Code>(
  code: LateCode<Code>,
  { isThere, isIdle, isSilent }: { isThere: boolean; isIdle: boolean; isSilent: boolean },
) {
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  useEffect(() => {
    if (isThere) return;
    const listening = new AbortController();
    const { signal } = listening;
    const fail = () => (isSilent ? setTimeout(setTries, FIRST_RETRY_MS * 2 ** tries, tries + 1) : setFailedTry(tries));
    const fetchCode = () => void code.load().then((loaded) => signal.aborted || loaded || fail());
    if (isSilent) addEventListener("online", fetchCode, { signal });
    if (isIdle) signal.addEventListener("abort", whenIdle(fetchCode));
    else fetchCode();
    return () => listening.abort();
  }, [code, isThere, isIdle, isSilent, tries]);
  return { hasFailed: !isThere && failedTry === tries, retry: () => setTries(tries + 1) };
}

/** Whether the server rendered this component: true on the server and if it mounts during hydration. */
function useIsInHtml() {
  const isHydrating = useBrowserFact(() => false, true);
  const [isInHtml] = useState(isHydrating);
  return isInHtml;
}

type OpenProps = { onAlive: (isAlive: boolean) => void; children: () => ReactNode };

function Open({ onAlive, children }: OpenProps) {
  useEffect(() => {
    onAlive(true);
    setTimeout(repeatEarlyPress); // after text typed early
  }, [onAlive]);
  return children();
}
