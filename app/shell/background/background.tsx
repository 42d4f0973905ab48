import { PageKeeper } from "./page-keeper.tsx";
import { RoutePreloads } from "./route-preloads.tsx";
import { VersionWatch } from "./version-watch.tsx";

/** What is at work behind every page. */
export function Background() {
  return (
    <>
      <PageKeeper />
      <VersionWatch />
      <RoutePreloads />
    </>
  );
}
