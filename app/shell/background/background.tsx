import { useLocation } from "react-router";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { FocusKeeper } from "./focus-keeper.tsx";
import { KeepOffline } from "./keep-offline.tsx";
import { PageKeeper } from "./page-keeper.tsx";
import { PrintedAddress } from "./printed-address.tsx";
import { RoutePreloads } from "./route-preloads.tsx";
import { VersionWatch } from "./version-watch.tsx";

export function Background() {
  // The document's structured data doesn't describe the next page: app/structured-data.ts.
  useOnChange(useLocation().pathname, () => document.querySelector('script[type="application/ld+json"]')?.remove());
  return (
    <>
      <PageKeeper />
      <FocusKeeper />
      <VersionWatch />
      <RoutePreloads />
      <PrintedAddress />
      <KeepOffline />
    </>
  );
}
