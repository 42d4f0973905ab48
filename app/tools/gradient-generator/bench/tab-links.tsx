import type { MouseEvent } from "react";
import { askForPro } from "#app/frame/pro/ask-for-pro.ts";
import { can } from "#app/frame/pro/features.ts";
import { ProBadge } from "#app/frame/pro/pro-badge.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { gradientGenerator as tool } from "#content/tools.ts";
import { setTab } from "../changes.ts";
import { model } from "../model.ts";
import { TABS } from "../state.ts";
import { useBench } from "../use-bench.ts";
import { TAB_NAMES } from "../words.ts";

/** Two colors, or as many as twelve, which come with Pro. */
export function TabLinks() {
  const { state } = useBench();
  const links = TABS.map((tab) => ({
    to: tool.path + queryOf(model, setTab(state, tab)),
    onClick: (event: MouseEvent) => {
      if (tab === "2colors" || state.tab === tab || can("gradient-colors")) return;
      event.preventDefault();
      askForPro("gradient-colors");
    },
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
