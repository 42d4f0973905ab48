import { useId, useState } from "react";
import { variationsPath } from "#app/frame/variations/variations-path.ts";
import { TextLink } from "#app/ui/link.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { writeColors } from "#color/text/address.ts";
import { CheckPanel } from "./check-panel.tsx";
import { MatrixPanel } from "./matrix-panel.tsx";
import { VersionPanel, type VersionProps } from "./version-panel.tsx";

const TABS = [
  { id: "checks", label: "Checks" },
  { id: "contrast", label: "Contrast of all pairs" },
  { id: "versions", label: "Versions" },
] as const;

export type PanelsProps = VersionProps;

/** What looks at the palette as a whole. */
export function PalettePanels(props: PanelsProps) {
  const tabsId = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]["id"]>("checks");
  return (
    <section aria-label="The whole palette" className="grid min-w-0 content-start gap-5">
      <Tabs tabsId={tabsId} label="The whole palette" tabs={TABS} activeId={tab} onChange={setTab} className="w-fit" />
      <TabPanel tabsId={tabsId} id={tab} className="min-w-0">
        {tab === "checks" && <CheckPanel {...props} />}
        {tab === "contrast" && <MatrixPanel state={props.controls.state} names={props.names} />}
        {tab === "versions" && <VersionPanel {...props} />}
      </TabPanel>
      <p className="text-ink-2 text-sm">
        <TextLink to={variationsPath(writeColors(props.controls.state.colors.map(({ color }) => color)))}>
          Vary the whole palette
        </TextLink>{" "}
        by hue, lightness, chroma, temperature or contrast, in the palette generator.
      </p>
    </section>
  );
}
