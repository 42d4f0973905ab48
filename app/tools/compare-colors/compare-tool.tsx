import { useRef } from "react";
import type { ExportHandle } from "#app/frame/export/export-button.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { type Loaded, queryOf } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { type FoundNames, useColorNames } from "#app/tools/use-color-names.ts";
import { useTool } from "#app/tools/use-tool.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import type { Color } from "#color/color.ts";
import { compareColors } from "#color/difference/compare.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { compareColors as tool } from "#content/tools.ts";
import { AllPairs } from "./all-pairs.tsx";
import { Bench } from "./bench.tsx";
import { Formulas } from "./formulas.tsx";
import { GamutLoss } from "./gamut-loss.tsx";
import { MAX_COLORS, model, type State, setColors, setView, swap, VIEWS, type View } from "./model.ts";
import { StepsBetween } from "./steps-between.tsx";
import { Theory } from "./theory.tsx";
import { Visions } from "./visions.tsx";

const VIEW_NAMES: Record<View, string> = {
  halves: "Side by side",
  place: "In one place",
  checker: "Checker",
  lines: "Lines",
  text: "Text",
};

export function CompareTool({ data }: { data: Loaded<State> & { names: FoundNames } }) {
  const controls = useTool(model, data);
  const { state, apply } = controls;
  const findName = useColorNames(data.names);
  const names = state.colors.map(findName);
  const exporter = useRef<ExportHandle>(null);
  const [first, second] = state.pair.map((place) => state.colors[place]) as [Color, Color];
  const comparison = compareColors(first, second);
  const take = (imported: ImportedPalette) => takeColors({ controls, imported, change: setColors, most: MAX_COLORS });
  useShortcuts([
    { id: "compare-swap", keys: "KeyX", label: "Swap the two", group: "Comparison", run: () => apply(swap) },
    { id: "compare-export", keys: "KeyE", label: "Export", group: "Comparison", run: () => exporter.current?.open() },
    ...VIEWS.map((view, index) => ({
      id: `compare-view-${view}`,
      keys: `Digit${index + 1}`,
      label: VIEW_NAMES[view],
      group: "Views",
      run: () => apply(setView, view),
    })),
  ]);
  const palette = () => ({
    name: "Compared colors",
    link: new URL(controls.address, window.location.origin).href,
    groups: [{ name: "", swatches: state.colors.map((color, place) => ({ name: names[place] ?? "", color })) }],
  });
  return (
    <ToolPage
      tool={tool}
      intro="See how different colors are, and who can see it."
      notices={controls.notices}
      controls={
        <LinkTabs
          label="View"
          className="max-w-full overflow-x-auto"
          links={VIEWS.map((view) => ({
            to: tool.path + queryOf(model, setView(state, view)),
            label: VIEW_NAMES[view],
          }))}
          current={tool.path + queryOf(model, state)}
        />
      }
      actions={
        <ToolActions controls={controls} save={{ thing: palette }} exporting={{ ref: exporter, palette }}>
          <ImportButton onPalette={take} />
        </ToolActions>
      }
      below={
        <>
          {state.colors.length > 2 && (
            <ToolSection id="pairs" title="All pairs" aside="ΔE 2000">
              <AllPairs controls={controls} names={names} />
            </ToolSection>
          )}
          <ToolSection id="visions" title="Color blindness" aside="simulated">
            <Visions colors={state.colors} />
          </ToolSection>
          <StepsBetween controls={controls} first={first} second={second} />
          <ToolSection id="gamut" title="On P3 and sRGB screens">
            <GamutLoss first={first} second={second} />
          </ToolSection>
          <Formulas first={first} second={second} />
          <Theory first={first} second={second} comparison={comparison} />
        </>
      }
      related={["contrast-checker", "color-shades", "random-color-generator"]}
    >
      <Bench controls={controls} names={names} comparison={comparison} first={first} second={second} />
      <LateImportAnywhere onPalette={take} />
    </ToolPage>
  );
}
