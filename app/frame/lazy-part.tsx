import { type ComponentType, createElement } from "react";
import { LoadFailure } from "./load-failure.tsx";
import { useLoaded } from "./use-loaded.ts";

/**
 * A component whose code comes when it is first shown, or when `preload` is called. Unlike `React.lazy`, a part that does
 * not come (offline, or gone after a deploy) says so in its own place, can be asked for again, and leaves the page as it is.
 * `what` begins that sentence: "The color panel".
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  what: string,
  Placeholder: ComponentType = Nothing,
) {
  let part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    part ??= await load();
    // In a box, because React calls a bare function that is set as a state.
    return { part };
  };
  function LazyPart(props: Props) {
    const { value, hasFailed, retry } = useLoaded(what, () => (part ? null : fetchPart()));
    const Part = value?.part ?? part;
    if (Part) return createElement(Part, props);
    return hasFailed ? <LoadFailure what={what} onRetry={retry} /> : <Placeholder />;
  }
  /** Ahead of need, so that nobody is told of a failure. */
  const preload = () => void fetchPart().catch(() => {});
  return Object.assign(LazyPart, { preload });
}

function Nothing() {
  return null;
}
