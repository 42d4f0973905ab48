import { publicCacheHeaders } from "#app/cache-headers.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { ChangeAnnouncer, RESULT_REST_MS } from "#app/tools/announcer.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import { copyText } from "#app/ui/copy-text.tsx";
import { colorFinder as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { answer, loadSets } from "./answer.ts";
import { Bench } from "./bench.tsx";
import { describeFound } from "./closest.tsx";
import { describeMapped, mapStylesheet } from "./map-stylesheet.ts";
import { choose, FINDER_LABELS, FINDER_SETS, type FinderSet, MAX_STYLESHEET_CHARACTERS, model } from "./model.ts";
import { useFinder } from "./use-finder.ts";

const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", {
  isOnServer: true,
});

const DESCRIPTION =
  "Find the closest color in Tailwind, CSS, Material, Bootstrap, Radix and Open Color with its ΔE, filter a set, and map a stylesheet to tokens.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

let loading: ReturnType<typeof loadSets> | undefined;

export async function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  loading ??= loadSets();
  const sets = await loading;
  const source = (url.searchParams.get("t") ?? "").slice(0, MAX_STYLESHEET_CHARACTERS);
  const mapped = source === "" ? null : mapStylesheet(source, sets[loaded.state.set], loaded.state);
  return {
    ...loaded,
    names: nameAll([loaded.state.color], context.get(namesContext)),
    answer: answer(loaded.state, sets),
    mapped: { source, mapped, words: mapped ? describeMapped(mapped) : "" },
  };
}

export default function ColorFinder({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData);
  const { state, apply } = controls;
  const view = useFinder(state, loaderData);
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
      holdsPaint="on wide screens"
      actions={<ToolActions controls={controls} save={{ savable: () => ({ color: state.color }) }} />}
      below={<Below controls={controls} view={view} mapped={loaderData.mapped} />}
      related={["color-name-finder", "compare-colors", "convert"]}
    >
      <Bench controls={controls} view={view} />
      <ChangeAnnouncer
        state={{ set: state.set, text: describeFound(state.set, found) }}
        describe={describeChange}
        restMs={RESULT_REST_MS}
      />
    </ToolPage>
  );
}

type Shown = { set: FinderSet; text: string };

/** A set chosen in the list is already announced by its radio button. */
function describeChange(before: Shown, { set, text }: Shown): string {
  const isSaid = set !== before.set && document.activeElement?.matches("[type=radio]");
  return text === before.text || isSaid ? "" : text;
}
