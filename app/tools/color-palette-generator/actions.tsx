import { Bookmark } from "lucide-react";
import { ExportButton } from "#app/frame/export/export-button.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useBench } from "./bench-context.ts";
import type { Panels } from "./use-panels.ts";

/** Undo, share, export, save; on phones the first ones are in the bar at the bottom and in the rules. */
export function Actions({ panels: { exporter } }: { panels: Panels }) {
  const { controls, palette, save } = useBench();
  return (
    <>
      <div className="max-md:hidden">
        <ToolActions controls={controls}>
          <ExportButton ref={exporter} palette={palette} />
          <Button variant="primary" onClick={save} className="noscript:hidden">
            <Bookmark {...ICON} />
            Save
          </Button>
        </ToolActions>
      </div>
      <IconButton name="Save to the library" onClick={save} className="-my-2 -mr-2.5 noscript:hidden md:hidden">
        <Bookmark {...ICON} />
      </IconButton>
    </>
  );
}
