import { PageKeeper } from "./page-keeper.tsx";
import { RoutePreloads } from "./route-preloads.tsx";
import { VersionWatch } from "./version-watch.tsx";

export function Background() {
  return (
    <>
      <PageKeeper />
      <VersionWatch />
      <RoutePreloads />
    </>
  );
}
