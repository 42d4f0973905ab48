import { useEffect } from "react";
import { whenIdle } from "#app/late/when-idle.ts";
import { preloadPanels } from "./float-panel.tsx";
import { TEMPLATE_PAGES } from "./templates/late-pages.ts";

/** What a press asks for comes when the page has nothing else to do: the other pages, and the panels. */
export function useAhead() {
  useEffect(() => whenIdle(fetchAhead), []);
}

function fetchAhead() {
  preloadPanels();
  for (const page of Object.values(TEMPLATE_PAGES)) void page.preload();
}
