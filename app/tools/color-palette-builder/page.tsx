import { Bookmark } from "lucide-react";
import { useRef, useState } from "react";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { ImportAnywhere } from "#app/frame/import/import-anywhere.tsx";
import { type ImportAction, ImportButton, type ImportHandle } from "#app/frame/import/import-button.tsx";
import { savePalette } from "#app/frame/library/library.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { addColor } from "./color-changes.ts";
import { exportOf } from "./export-palette.ts";
import { LatePanels } from "./late-panels.tsx";
import { nextColor } from "./next-color.ts";
import type { State } from "./state.ts";
import { Theory } from "./theory.tsx";
import { tool } from "./tool.ts";
import { type FoundNames, useColorNames } from "./use-color-names.ts";
import type { Version } from "./versions.ts";
import { BuilderBench } from "./view.tsx";

type Props = { controls: ToolControls<State>; loadedNames: FoundNames };

/** The page: actions above, the bench, checks and versions below it, and the theory. */
export function BuilderPage({ controls, loadedNames }: Props) {
  const { state, apply, address } = controls;
  const names = useColorNames(state.colors, loadedNames);
  const [version, setVersion] = useState<Version | null>(null);
  const exporting = useRef<ExportHandle>(null);
  const importing = useRef<ImportHandle>(null);
  const onPalette = (imported: ImportedPalette, action: ImportAction = "replace") =>
    void takePalette(controls, imported, action);
  return (
    <ToolPage
      tool={tool}
      intro={`${tool.summary}.`}
      notices={controls.notices}
      actions={
        <ToolActions controls={controls}>
          <ImportButton ref={importing} onPalette={onPalette} canAdd />
          <ExportButton ref={exporting} palette={() => exportOf(state, names, address)} />
          <Button variant="primary" onClick={() => save(state, names, address)} className="noscript:hidden">
            <Bookmark {...ICON} />
            Save
          </Button>
        </ToolActions>
      }
      related={["color-palette-generator", "color-shades", "contrast-checker", "compare-colors"]}
      below={<Theory state={state} names={names} />}
    >
      <div className="grid min-w-0 gap-10">
        <BuilderBench
          {...{ controls, names, version }}
          onAdd={() => apply(addColor, nextColor(state))}
          openExport={() => exporting.current?.open()}
          openImport={() => importing.current?.open()}
        />
        <LatePanels {...{ controls, names, version }} onVersion={setVersion} />
      </div>
      <ImportAnywhere onPalette={onPalette} />
    </ToolPage>
  );
}

/** Replaces the palette, or adds to it, as one step that the notification takes back. */
async function takePalette({ apply, undo }: Props["controls"], imported: ImportedPalette, action: ImportAction) {
  const { takeImport } = await import("./import-palette.ts");
  let said = "";
  apply((current: State) => {
    const { state, colors, scales, left } = takeImport(current, imported, action);
    const scaled = scales === 0 ? "" : `, ${scales} with ${scales === 1 ? "its" : "their"} scale`;
    said = `${colors} ${colors === 1 ? "color" : "colors"}${scaled}${left > 0 ? `; ${left} found no room` : ""}.`;
    return state;
  });
  showToast({ type: "info", title: "Imported", text: said, action: { label: "Undo", onSelect: undo } });
}

function save({ colors }: State, names: readonly string[], path: string) {
  const name = names.length > 1 ? `${names[0]} to ${names.at(-1)}` : (names[0] ?? "Palette");
  const { isKept } = savePalette({ name, path, colors: colors.map(({ color }) => color) });
  if (isKept) showToast({ type: "success", title: "Saved to your library" });
  else
    showToast({
      type: "info",
      title: "Saved for now",
      text: "This browser keeps nothing, so it lasts as long as the page.",
    });
}
