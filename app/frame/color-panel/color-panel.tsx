import { type ComponentProps, type ComponentType, useId, useState } from "react";
import { late } from "#app/late/late.tsx";
import type { ColorPicker } from "#app/ui/color-picker/color-picker.tsx";
import { ColorPickerSkeleton } from "#app/ui/color-picker/color-picker-skeleton.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs.tsx";
import type { Color } from "#color/color.ts";
import { OpaqueNote } from "./opaque-note.tsx";

/** Choosing a swatch or a saved color is a gesture, too. */
export type ColorPanelProps = ComponentProps<typeof ColorPicker>;
type TabId = "color-picker" | "swatches" | "library";

const TABS = [
  { id: "color-picker", label: "Color picker" },
  { id: "swatches", label: "Swatches" },
  { id: "library", label: "Library" },
] as const;

const WAITING = { waiting: <ColorPickerSkeleton /> };
const PARTS: Record<TabId, ComponentType<ColorPanelProps>> = {
  "color-picker": late(
    async () => (await import("#app/ui/color-picker/color-picker.tsx")).ColorPicker,
    "The color picker",
    WAITING,
  ),
  swatches: late(async () => (await import("./swatches-tab.tsx")).SwatchesTab, "The list of swatches", WAITING),
  library: late(async () => (await import("./library-tab.tsx")).LibraryTab, "The library", WAITING),
};

export function ColorPanel(props: ColorPanelProps) {
  const tabsId = useId();
  const [tab, setTab] = useState<TabId>("color-picker");
  const [given, setGiven] = useState<Color | null>(null);
  const Part = PARTS[tab];
  const preview = (color: Color) => {
    setGiven(color);
    props.onPreview(color);
  };
  return (
    <fieldset aria-label={`${props.label}: choose a color`} className="grid min-w-0 content-start gap-3.5">
      <Tabs
        tabsId={tabsId}
        label="Color source"
        tabs={TABS}
        activeId={tab}
        onChange={setTab}
        className="*:flex-auto *:px-2"
      />
      <TabPanel tabsId={tabsId} id={tab} className="min-w-0">
        <Part {...props} onPreview={preview} />
      </TabPanel>
      {props.isOpaque && <OpaqueNote given={given} color={props.color} />}
    </fieldset>
  );
}
