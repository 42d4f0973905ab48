import { useRef } from "react";
import { useLocation } from "react-router";
import { useOpenPasted } from "#app/frame/import/open-pasted.ts";
import { useRefuseFiles } from "#app/frame/import/refuse-files.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { CurrentTab } from "./current-tab.tsx";
import { FocusKeeper } from "./focus-keeper.tsx";
import { KeepOffline } from "./keep-offline.tsx";
import { PageKeeper } from "./page-keeper.tsx";
import { RoutePreloads } from "./route-preloads.tsx";
import { followTranslation } from "./translated-texts.ts";
import { VersionWatch } from "./version-watch.tsx";

export function Background() {
  // The document's structured data doesn't describe the next page: app/structured-data.ts.
  useOnChange(useLocation().pathname, () => document.querySelector('script[type="application/ld+json"]')?.remove());
  useOnMount(followTranslation);
  useOpenPasted();
  useRefuseFiles();
  return (
    <>
      <PageKeeper />
      <FocusKeeper />
      <CurrentTab />
      <VersionWatch />
      <RoutePreloads />
      <PrintedAddress />
      <KeepOffline />
    </>
  );
}

/** The page's address at the end of the last sheet; for a tool, that of its state. */
function PrintedAddress() {
  const line = useRef<HTMLParagraphElement>(null);
  useWindowEvent("beforeprint", () => {
    if (line.current) line.current.textContent = window.location.href;
  });
  return <p ref={line} className="printed-address mt-12 hidden font-mono text-xs [overflow-wrap:anywhere]" />;
}
