import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import type { Loaded } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { useTool } from "#app/tools/use-tool.ts";
import { copyText } from "#app/ui/copy-text.tsx";
import { colorFinder as tool } from "#content/tools.ts";
import type { Answer } from "./answer.ts";
import { Bench } from "./bench.tsx";
import { choose } from "./changes.ts";
import type { MappedText } from "./map-section.tsx";
import { model } from "./model.ts";
import { FINDER_LABELS, FINDER_SETS, type State } from "./state.ts";
import { useFinder } from "./use-finder.ts";
import { describeFound } from "./words.ts";

const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", {
  isOnServer: true,
});

export type PageData = Loaded<State> & { readonly answer: Answer; readonly mapped: MappedText };

export function FinderPage({ data }: { data: PageData }) {
  const controls = useTool(model, data);
  const { state, apply } = controls;
  const view = useFinder(state, data);
  const found = view.overview[state.set];
  useShortcuts([
    {
      id: "finder-copy",
      keys: "KeyC",
      label: "Copy the closest color of the set",
      group: "Finder",
      isEnabled: found !== null,
      run: () => void copyText(found?.token ?? ""),
    },
    ...FINDER_SETS.map((set, place) => ({
      id: `finder-set-${set}`,
      keys: `Digit${place + 1}`,
      label: FINDER_LABELS[set],
      group: "Sets",
      run: () => apply(choose, { set }),
    })),
  ]);
  return (
    <ToolPage
      tool={tool}
      intro="Pick a color and see the closest one in each design system."
      notices={controls.notices}
      actions={<ToolActions controls={controls} save={{ thing: () => ({ color: state.color }) }} />}
      below={
        <div className="grid gap-12 md:gap-[72px]">
          <Below controls={controls} view={view} mapped={data.mapped} />
        </div>
      }
      related={["color-name-finder", "compare-colors", "convert"]}
    >
      <Bench controls={controls} view={view} />
      <ResultAnnouncer text={describeFound(state.set, found)} />
    </ToolPage>
  );
}
