import { useId, useState } from "react";
import { TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { useLibrary } from "../library/library.ts";
import type { ColorPanelProps } from "./color-panel.tsx";
import { SavedColors } from "./saved-colors.tsx";
import { SavedPalettes } from "./saved-palettes.tsx";

type Props = Pick<ColorPanelProps, "color" | "onPreview" | "onCommit">;

export function LibraryTab({ color, onPreview, onCommit }: Props) {
  const tabsId = useId();
  const [tab, setTab] = useState<"colors" | "palettes">("colors");
  const { colors, palettes } = useLibrary();
  const tabs = [
    { id: "colors", label: withCount("Colors", colors.length) },
    { id: "palettes", label: withCount("Palettes", palettes.length) },
  ] as const;
  const select = (chosen: ColorPanelProps["color"]) => {
    onPreview(chosen);
    onCommit();
  };
  return (
    <div className="grid gap-3">
      <Tabs tabsId={tabsId} label="Library" tabs={tabs} activeId={tab} onChange={setTab} className="*:flex-1 *:px-2" />
      <TabPanel tabsId={tabsId} id={tab}>
        {tab === "colors" ? (
          <SavedColors saved={colors} color={color} onSelect={select} />
        ) : (
          <SavedPalettes saved={palettes} onSelect={select} />
        )}
      </TabPanel>
    </div>
  );
}

function withCount(name: string, count: number) {
  return count > 0 ? `${name} (${count})` : name;
}
