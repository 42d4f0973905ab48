import { type ComponentType, useId, useState } from "react";
import { ColorPickerSkeleton } from "#app/ui/color-picker/color-picker-skeleton.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs.tsx";
import type { Color } from "#color/color.ts";
import { LoadFailure } from "./load-failure.tsx";
import { useLoaded } from "./use-loaded.ts";

export type ColorPanelProps = {
  color: Color;
  /** Every color on the way, at most once a frame. */
  onPreview: (color: Color) => void;
  /** The end of a gesture: a drag, a run of keys, a chosen swatch. */
  onCommit: () => void;
  /** Each color of "Keep picking" from the screen; without it that button is not there. */
  onPick?: (color: Color) => void;
  /** What the color is for, as in "Color 1". */
  label: string;
};
type TabId = "color-picker" | "swatches" | "library";
type Part = ComponentType<ColorPanelProps>;

const TABS = [
  { id: "color-picker", label: "Color picker" },
  { id: "swatches", label: "Swatches" },
  { id: "library", label: "Library" },
] as const;

const LOADERS: Record<TabId, () => Promise<Part>> = {
  "color-picker": () => import("#app/ui/color-picker/color-picker.tsx").then(({ ColorPicker }) => ColorPicker),
  swatches: () => import("./swatches-tab.tsx").then(({ SwatchesTab }) => SwatchesTab),
  library: () => import("./library-tab.tsx").then(({ LibraryTab }) => LibraryTab),
};

/** Where colors come from: the picker, sets of named swatches, and what the person has saved. Each is loaded when opened. */
export function ColorPanel(props: ColorPanelProps) {
  const tabsId = useId();
  const [tab, setTab] = useState<TabId>("color-picker");
  const { Part, hasFailed, retry } = useTab(tab);
  return (
    <fieldset aria-label={`${props.label}: choose a color`} className="grid min-w-0 content-start gap-3.5">
      <Tabs
        tabsId={tabsId}
        label="Where the color comes from"
        tabs={TABS}
        activeId={tab}
        onChange={setTab}
        className="*:flex-1 *:px-2"
      />
      <TabPanel tabsId={tabsId} id={tab} className="min-w-0">
        {Part ? (
          <Part {...props} />
        ) : hasFailed ? (
          <LoadFailure what="This part" onRetry={retry} />
        ) : (
          <ColorPickerSkeleton />
        )}
      </TabPanel>
    </fieldset>
  );
}

/** Parts stay for the life of the page: the next panel shows them at once. */
const loaded: { [Id in TabId]?: Part } = {};

function useTab(id: TabId) {
  const { value, hasFailed, retry } = useLoaded(id, async () => {
    const part = await LOADERS[id]();
    loaded[id] = part;
    // In a box, because React calls a bare function that is set as a state.
    return { Part: part };
  });
  return { Part: value?.Part ?? loaded[id], hasFailed, retry };
}
