import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from "react";
import { keptHeaders } from "#app/cache-headers.ts";
import { namesContext } from "#app/context.ts";
import { ExportButton, type ExportHandle } from "#app/frame/export/export-button.tsx";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { describePage } from "#app/metadata.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolPage, ToolSection } from "#app/tools/tool-page.tsx";
import { nameAll, useColorNames } from "#app/tools/use-color-names.ts";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import type { Route } from "./+types/route";
import { setColors, setKind } from "./changes.ts";
import { exportOf } from "./export-palette.ts";
import { KIND_WORDS, KINDS } from "./kinds.ts";
import { makeScales } from "./make-scales.ts";
import { model } from "./model.ts";
import { MAX_COLORS } from "./state.ts";
import { StepTable } from "./step-table.tsx";
import { tool } from "./tool.ts";
import { ColorShadesView } from "./view.tsx";

const ImportAnywhere = lazy(() =>
  import("#app/frame/import/import-anywhere.tsx").then((part) => ({ default: part.ImportAnywhere })),
);
const AlphaTwins = lazy(() => import("./alpha-twins.tsx").then((part) => ({ default: part.AlphaTwins })));
const Theory = lazy(() => import("./theory.tsx").then((part) => ({ default: part.Theory })));

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: tool.title,
    description:
      "Make tints, shades, tones and scales from 50 to 950 of one to six colors. Your color stays exact, each step shows its contrast, and scripts get the same as JSON.",
    path: tool.path,
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  return { loaded, names: nameAll(loaded.state.colors, context.get(namesContext)) };
}

export default function ColorShades({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData.loaded);
  const { state, apply, undo, address } = controls;
  const findName = useColorNames(loaderData.names);
  const names = state.colors.map((color, index) => findName(color) || `Color ${index + 1}`);
  const scales = useMemo(() => makeScales(state), [state]);
  const shownScales = useDeferredValue(scales);
  const [chosen, setChosen] = useState("0");
  const shown = Math.min(Number(chosen), shownScales.length - 1);
  const scale = shownScales[shown];
  const name = names[shown] ?? "";
  const exporter = useRef<ExportHandle>(null);
  useShortcuts([
    { id: "shades-export", keys: "KeyE", label: "Export", group: "Shades", run: () => exporter.current?.open() },
  ]);
  const take = ({ groups, format }: ImportedPalette) => {
    const colors = groups.flatMap(({ swatches }) => swatches.map(({ color }) => color));
    apply(setColors, colors);
    const count = Math.min(colors.length, MAX_COLORS);
    showToast({
      type: "info",
      title: `${count === 1 ? "1 color" : `${count} colors`} from ${format}`,
      action: { label: "Undo", onSelect: undo },
    });
  };
  return (
    <ToolPage
      tool={tool}
      intro="Get the tints, shades, tones or a whole scale of a color."
      notices={controls.notices}
      controls={
        <div className="grid min-w-0 gap-2.5">
          <LinkTabs
            label="Kind of scale"
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
        <ToolActions controls={controls}>
          <ImportButton onPalette={take} />
          <ExportButton
            ref={exporter}
            variant="primary"
            palette={() => exportOf(state, scales, names, new URL(address, window.location.origin).href)}
          />
        </ToolActions>
      }
      below={
        scale && (
          <>
            <ToolSection id="steps" title={`Steps of ${name}`}>
              {scales.length > 1 && (
                <Segmented
                  label="Scale"
                  options={scales.map((_, index) => ({ value: String(index), label: names[index] ?? index + 1 }))}
                  value={String(shown)}
                  onChange={setChosen}
                  className="noscript:hidden justify-self-start"
                />
              )}
              <StepTable controls={controls} scale={scale} index={shown} name={name} />
            </ToolSection>
            <Suspense>
              <ToolSection id="alpha" title="Alpha twins" aside="as see-through as they can be">
                <AlphaTwins scale={scale} name={name} />
              </ToolSection>
              <Theory scale={scale} address={address} />
            </Suspense>
          </>
        )
      }
      related={["color-palette-builder", "contrast-checker", "color-palette-generator"]}
    >
      <Suspense>
        <ImportAnywhere onPalette={take} />
      </Suspense>
      <ColorShadesView controls={controls} scales={scales} names={names} />
    </ToolPage>
  );
}
