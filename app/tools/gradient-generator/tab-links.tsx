import { can } from "#app/frame/features.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { setTab } from "./changes.ts";
import { model } from "./model.ts";
import { TABS } from "./state.ts";
import { tool } from "./tool.ts";
import { useBench } from "./use-bench.ts";
import { TAB_NAMES } from "./words.ts";

const PRICING = "/pricing";

/** Two colors, or as many as twelve, which is Pro. */
export function TabLinks() {
  const { state } = useBench();
  const links = TABS.map((tab) => {
    const isOpen = tab === "2colors" || can("gradient-colors");
    return {
      to: isOpen ? tool.path + queryOf(model, setTab(state, tab)) : PRICING,
      label: isOpen ? TAB_NAMES[tab] : `${TAB_NAMES[tab]} (Pro)`,
    };
  });
  const current = links[TABS.indexOf(state.tab)]?.to ?? "";
  return <LinkTabs label="How many colors" links={links} current={current} />;
}
