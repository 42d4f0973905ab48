import { useDeferredValue, useRef } from "react";
import { keptHeaders } from "#app/cache-headers.ts";
import type { ExportHandle } from "#app/frame/export/export-button.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { describePage } from "#app/metadata.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { contrastChecker as tool } from "#content/tools.ts";
import type { Route } from "./+types/route";
import { paletteOf } from "./export.ts";
import { model, setView } from "./model.ts";
import { VIEWS, type View } from "./state.ts";
import { ContrastView } from "./view.tsx";

const VIEW_NAMES: Record<View, string> = {
  pair: "Pair",
  roles: "Roles",
  palette: "Palette",
  gradient: "Gradient",
  picture: "Picture",
};

const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", { isOnServer: true });

const DESCRIPTION =
  "Check text contrast by WCAG 2.2 and APCA, never rounded up. Get the nearest color that passes, check a palette, or text over a gradient or picture.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url }: Route.LoaderArgs) {
  return model.read(url.searchParams);
}

export default function ContrastChecker({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData);
  const { state } = controls;
  const later = useDeferredValue(state);
  const exportPanel = useRef<ExportHandle>(null);
  const palette = () => paletteOf(state, new URL(controls.address, window.location.origin).href);
  useShortcuts([
    { id: "contrast-export", keys: "KeyE", label: "Export", group: "Contrast", run: () => exportPanel.current?.open() },
  ]);
  return (
    <ToolPage
      tool={tool}
      intro="Check text contrast and get the nearest color that passes."
      notices={controls.notices}
      hasShortControls
      controls={
        <LinkTabs
          label="What to check"
          links={VIEWS.map((view) => ({
            to: tool.path + queryOf(model, setView(state, view)),
            label: VIEW_NAMES[view],
          }))}
          current={tool.path + queryOf(model, state)}
          className="max-sm:*:px-2.5"
        />
      }
      actions={<ToolActions controls={controls} save={{ thing: palette }} exporting={{ ref: exportPanel, palette }} />}
      below={
        <div className="grid gap-12 md:gap-[72px]">
          <Below state={later} />
        </div>
      }
      related={["color-palette-builder", "color-shades", "compare-colors"]}
    >
      <ContrastView controls={controls} />
    </ToolPage>
  );
}
