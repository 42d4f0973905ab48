import { ProBadge } from "#app/frame/pro/pro-badge.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { gradientGenerator as tool } from "#content/tools.ts";
import { setTab } from "../changes.ts";
import { model } from "../model.ts";
import { TABS } from "../state.ts";
import { useBench } from "../use-bench.ts";
import { TAB_NAMES } from "../words.ts";

/** Two colors, or as many as twelve. Both are places to look at; adding the third color is what asks for Pro. */
export function TabLinks() {
  const { state } = useBench();
  const links = TABS.map((tab) => ({
    to: tool.path + queryOf(model, setTab(state, tab)),
    label: (
      <>
        {TAB_NAMES[tab]}
        {tab === "multiple" && <ProBadge className="ml-1.5" />}
      </>
    ),
  }));
  const current = links[TABS.indexOf(state.tab)]?.to ?? "";
  return <LinkTabs label="How many colors" links={links} current={current} />;
}
