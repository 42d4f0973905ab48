import { publicCacheHeaders } from "#app/cache-headers.ts";
import { ImportColors } from "#app/frame/import/import-colors.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll, useColorNames } from "#app/tools/use-color-names.ts";
import { readsOwnAddress, type ToolControls, useTool } from "#app/tools/use-tool.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import type { ImportedPalette } from "#color/import/imported.ts";
import { compareColors as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { Bench } from "./bench.tsx";
import { MAX_COLORS, model, type State, setColors, setView, swap, VIEWS, type View } from "./model.ts";

const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", { isOnServer: true });

const VIEW_NAMES: Record<View, string> = {
  halves: "Side by side",
  place: "In one place",
  checker: "Checker",
  lines: "Lines",
  text: "Text",
};

const DESCRIPTION =
  "Compare 2 to 6 colors side by side: ΔE 2000, ΔE OK and ΔE 76 with a plain verdict, for every type of color vision, with the steps between them.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  return { ...loaded, names: nameAll(loaded.state.colors, context.get(namesContext)) };
}

export default function CompareColors({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData);
  const { state } = controls;
  const findName = useColorNames(loaderData.names);
  const names = state.colors.map(findName);
  const take = (imported: ImportedPalette) => takeColors({ controls, imported, change: setColors, most: MAX_COLORS });
  useCompareKeys(controls);
  const palette = () => ({
    name: "Compared colors",
    link: controls.link(),
    groups: [{ name: "", swatches: state.colors.map((color, place) => ({ name: names[place] ?? "", color })) }],
  });
  return (
    <ToolPage
      tool={tool}
      holdsPaint="everywhere"
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
        <ToolActions controls={controls} save={{ savable: palette }} exporting={{ palette, group: "Comparison" }}>
          <ImportColors onPalette={take} />
        </ToolActions>
      }
      below={<Below controls={controls} names={names} />}
      related={["contrast-checker", "color-shades", "random-color-generator"]}
    >
      <Bench controls={controls} names={names} />
    </ToolPage>
  );
}

function useCompareKeys({ apply }: ToolControls<State>) {
  useShortcuts([
    { id: "compare-swap", keys: "KeyX", label: "Swap the two", group: "Comparison", run: () => apply(swap) },
    ...VIEWS.map((view, index) => ({
      id: `compare-view-${view}`,
      keys: `Digit${index + 1}`,
      label: VIEW_NAMES[view],
      group: "Views",
      run: () => apply(setView, view),
    })),
  ]);
}
