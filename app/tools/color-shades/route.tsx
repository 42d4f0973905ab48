import { publicCacheHeaders } from "#app/cache-headers.ts";
import { describeFound } from "#app/frame/import/describe-import.ts";
import { ImportColors } from "#app/frame/import/import-colors.tsx";
import { late } from "#app/late/late.tsx";
import { lateCode } from "#app/late/late-code.ts";
import { runWith } from "#app/late/use-late-code.ts";
import { applyImport } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll, useColorNames } from "#app/tools/use-color-names.ts";
import { readsOwnAddress, type ToolControls, useTool } from "#app/tools/use-tool.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import type { ImportedPalette } from "#color/import/imported.ts";
import { colorShades as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { setKind } from "./changes.ts";
import { exportOf } from "./export-palette.ts";
import { makeScales } from "./make-scales.ts";
import { model } from "./model.ts";
import { KIND_WORDS, KINDS, type State } from "./state.ts";
import { ColorShadesView } from "./view.tsx";

const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", { isOnServer: true });

const DESCRIPTION =
  "Make tints, shades, tones and 50 to 950 scales from one to six colors. Your color stays exact, each step shows its contrast, and scripts get it all as JSON.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  return { loaded, names: nameAll(loaded.state.colors, context.get(namesContext)) };
}

export default function ColorShades({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData.loaded);
  const { state } = controls;
  const findName = useColorNames(loaderData.names);
  const names = state.colors.map((color, index) => findName(color) || `Color ${index + 1}`);
  const scales = makeScales(state);
  const palette = () => exportOf(state, scales, names, controls.link());
  const take = (imported: ImportedPalette) =>
    runWith(importCode, "The import", (code) => takeImported(code, controls, imported));
  return (
    <ToolPage
      tool={tool}
      intro="Get tints, shades, tones or a full scale of any color."
      notices={controls.notices}
      holdsPaint="on wide screens"
      controls={
        <div className="grid min-w-0 justify-items-start gap-2.5">
          <LinkTabs
            label="Type of scale"
            links={KINDS.map((kind) => ({
              to: tool.path + queryOf(model, setKind(state, kind)),
              label: KIND_WORDS[kind].name,
            }))}
            current={tool.path + queryOf(model, setKind(state, state.kind))}
          />
          <p className="max-w-[44em] text-ink-2 text-sm">{KIND_WORDS[state.kind].lead}</p>
        </div>
      }
      actions={
        <ToolActions controls={controls} save={{ savable: palette }} exporting={{ palette, group: "Shades" }}>
          <ImportColors onPalette={take} />
        </ToolActions>
      }
      below={<Below {...{ controls, scales, names }} />}
      related={["color-palette-builder", "contrast-checker", "color-palette-generator"]}
    >
      <ColorShadesView controls={controls} scales={scales} names={names} />
    </ToolPage>
  );
}

type ImportCode = typeof import("./import-shades.ts");

const importCode = lateCode<ImportCode>(() => import("./import-shades.ts"));

/** Replaces the colors in one step, which the notification can undo. */
function takeImported({ takeShades }: ImportCode, controls: ToolControls<State>, imported: ImportedPalette) {
  const { state, taken, found } = takeShades(controls.now(), imported);
  const title = describeFound(imported) + (found > taken ? `, the first ${taken} of ${found}` : "");
  applyImport(controls, () => state, { title });
}
