import { useLocation } from "react-router";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";

/** Of ui/link-tabs.tsx and the dashboard's menu, which pages load early, so this is not part of them. */
const CURRENT_TAB = "nav > a[aria-current]";

/** Brings the current tab into view where the track is too narrow for all tabs. */
export function CurrentTab() {
  useOnMount(() => {
    showAll();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element && target.matches(CURRENT_TAB)) show(target);
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ["aria-current"] });
    return () => observer.disconnect();
  });
  useOnChange(useLocation().pathname, showAll);
  return null;
}

function showAll() {
  for (const tab of document.querySelectorAll(CURRENT_TAB)) show(tab);
}

/** Scrolls the track, but not the page, if the tab is cut. An observer measures it without an extra layout. */
function show(tab: Element) {
  const root = tab.parentElement as Element;
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (!entry?.rootBounds || entry.intersectionRatio === 1) return;
      const { boundingClientRect: box, rootBounds } = entry;
      root.scrollLeft += box.x - rootBounds.x - (rootBounds.width - box.width) / 2;
    },
    { root },
  );
  observer.observe(tab);
}
