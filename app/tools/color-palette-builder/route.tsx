import { useRef, useState } from "react";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import type { ImportAction } from "#app/frame/import/choices.ts";
import { ImportColors } from "#app/frame/import/import-colors.tsx";
import type { DialogHandle } from "#app/frame/use-dialog-button.ts";
import { late } from "#app/late/late.tsx";
import { lateCode } from "#app/late/late-code.ts";
import { runWith } from "#app/late/use-late-code.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll, useColorNames } from "#app/tools/use-color-names.ts";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { colorPaletteBuilder as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { BuilderBench } from "./bench/bench.tsx";
import { withEditLimit } from "./bench/builder.ts";
import { model } from "./model.ts";
import { addColor, nextColor } from "./palette/changes.ts";
import { MAX_COLORS, type State } from "./palette/state.ts";
import { exportOf } from "./read-export.ts";

export const meta = toolMeta(
  tool,
  "Build tints, shades, tones and 50 to 950 scales from 1 to 12 colors. Contrast targets, curves, a linter with fixes, and export to CSS, Tailwind and tokens.",
);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  const colors = loaded.state.colors.map(({ color }) => color);
  return { loaded, names: nameAll(colors, context.get(namesContext)) };
}

const Theory = late(async () => (await import("./theory.tsx")).Theory, "The rest of this page", { isOnServer: true });

const Panels = late(async () => (await import("./panels/palette-panels.tsx")).PalettePanels, null, { isIdle: true });

const importCode = lateCode(() => import("./import-palette.ts"));

export default function ColorPaletteBuilder({ loaderData }: Route.ComponentProps) {
  const unlimited = useTool(model, loaderData.loaded);
  const [act] = useState(() => withEditLimit(unlimited.act));
  const controls = { ...unlimited, ...act, act };
  const { state, apply } = controls;
  const findName = useColorNames(loaderData.names);
  const names = state.colors.map(({ name, color }, index) => name || findName(color) || `Color ${index + 1}`);
  const [version, setVersion] = useState<State | null>(null);
  const importing = useRef<DialogHandle>(null);
  const onPalette = (imported: ImportedPalette, action: ImportAction) =>
    runWith(importCode, "The import", ({ takePalette }) => takePalette(controls, imported, action));
  const fit = { most: MAX_COLORS, room: MAX_COLORS - state.colors.length, loadUnits };
  return (
    <ToolPage
      tool={tool}
      intro="Turn colors into tints, shades, tones and scales."
      notices={controls.notices}
      actions={
        <ToolActions
          controls={controls}
          save={{ savable: () => savableOf(state, names, controls.address) }}
          exporting={{ palette: () => exportOf(state, names, controls.link()), group: "Palette" }}
        >
          <ImportColors ref={importing} onPalette={onPalette} fit={fit} canAdd />
        </ToolActions>
      }
      related={["color-palette-generator", "color-shades", "contrast-checker", "playground"]}
      below={<Theory state={state} name={names[0] ?? ""} />}
    >
      <div className="grid min-h-[40rem] grid-cols-[minmax(0,1fr)] content-start gap-10">
        <BuilderBench
          {...{ controls, names, version }}
          onAdd={() => apply(addColor, nextColor(state))}
          openImport={() => importing.current?.open()}
        />
        {/* Reserves space for the panels until they load. */}
        <div className="grid noscript:hidden min-h-80">
          <Panels {...{ controls, names, version }} onVersion={setVersion} />
        </div>
      </div>
    </ToolPage>
  );
}

async function loadUnits() {
  return (await import("./import-palette.ts")).unitsOf;
}

function savableOf({ colors }: State, names: readonly string[], path: string) {
  const name = names.length > 1 ? `${names[0]} to ${names.at(-1)}` : (names[0] ?? "Palette");
  return { name, path, colors: colors.map(({ color }) => color) };
}
