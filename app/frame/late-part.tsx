import { type ReactNode, use, useEffect, useRef, useState } from "react";
import type { LateModule } from "./late-module.ts";
import { LoadFailure } from "./load-failure.tsx";

type Props<Module> = {
  part: LateModule<Module>;
  /** False where the children do without the module. */
  isNeeded?: boolean;
  /** The page comes alive when the code is there and not before, so that nothing typed meanwhile is lost. */
  isAwaited?: boolean;
  /** Begins the sentence that tells of a failure: "The export panel". Without it nobody is told. */
  what?: string;
  className?: string;
  children: (module: Module | null) => ReactNode;
};

/**
 * What is drawn with a late module. While that is on its way, what the server drew stays as it is. Not a Suspense boundary:
 * the server would send a large one apart, for a script to put in its place, and without JavaScript it would be missing.
 */
export function LatePart<Module>({ part, isNeeded = true, isAwaited, what, className, children }: Props<Module>) {
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isMounted = useRef(false);
  // Only then: a page that is there must answer to a press at once. Whether the module is there must not decide: React draws
  // a suspended component again with the hooks of its first try, and `use` has to be among them.
  if (isNeeded && isAwaited && !isMounted.current) use(part.load());
  const module = part.get();
  const isWaiting = isNeeded && module === null;
  useEffect(() => {
    isMounted.current = true;
    if (!isWaiting) return;
    let isCurrent = true;
    void (tries === 0 ? part.load() : part.retry()).then((isThere) => {
      if (!isCurrent) return;
      setHasFailed(!isThere);
      if (isThere) setTries(tries + 1); // draws with it
    });
    return () => {
      isCurrent = false;
    };
  }, [part, isWaiting, tries]);
  if (!isWaiting) return <div className={className}>{children(module)}</div>;
  return (
    <>
      {hasFailed && what && <LoadFailure what={what} onRetry={() => setTries(tries + 1)} />}
      {/* React takes over an element with HTML of its own without a look inside. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing */}
      <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </>
  );
}
