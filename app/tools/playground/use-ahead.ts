import { whenIdle } from "#app/late/when-idle.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { preloadPanels } from "./float-panel.tsx";
import { TEMPLATE_PAGES } from "./templates/late-pages.ts";
import { lateEngine } from "./use-roll.ts";

/** What a press needs comes when the page is idle: other palettes, the other pages, and the panels. */
export function useAhead() {
  useOnMount(() => whenIdle(fetchAhead));
}

function fetchAhead() {
  void lateEngine.load();
  preloadPanels();
  for (const page of Object.values(TEMPLATE_PAGES)) void page.preload();
}
