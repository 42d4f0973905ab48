import { publicCacheHeaders } from "#app/cache-headers.ts";
import { ImportColors } from "#app/frame/import/import-colors.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { readsOwnAddress, type ToolControls, useTool } from "#app/tools/use-tool.ts";
import { copyText } from "#app/ui/copy-text.tsx";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { colorNameFinder as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { answer, type ColorsAnswer } from "./answer.ts";
import { ColorsResult } from "./colors-result.tsx";
import { initial, MAX_COLORS, model, nextTitle, paletteOf, type State, setActive, setColors } from "./model.ts";
import { SearchBox, useBox } from "./search-box.tsx";
import { serverSources } from "./server-sources.ts";
import { type Loaded, type Shown, useAnswer } from "./use-answer.ts";
import { describeAnswer, titleOf } from "./words.ts";
import { WordsResult } from "./words-result.tsx";

const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", { isOnServer: true });

const DESCRIPTION =
  "Type a color in any format for its nearest names with ΔE, or a name, typos included, for its colors. Name a whole palette, each color once, with variables for code.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export async function loader({ url, context }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  const names = context.get(namesContext);
  const sources = await serverSources(names);
  const own = answer(loaded.state, sources);
  const shown = own.kind === "none" ? answer({ ...initial, list: loaded.state.list }, sources) : own;
  return { ...loaded, answer: own, shown: shown as Shown, nameCount: names.count };
}

export default function ColorNameFinder({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData);
  const { state } = controls;
  const { shown, problem, isBehind, hasFailed, wake } = useAnswer(state, loaderData);
  const box = useBox(controls, wake);
  const palette = shown.kind === "colors" ? shown : null;
  const color = palette?.colors[palette.active] ?? (initial.colors[0] as Color);
  const title = palette ? (titleOf(palette, state) ?? palette.names[0]?.name ?? "") : "";
  const error = problem && `${problem} Still showing ${shown.kind === "words" ? shown.text : title}.`;
  const take = (imported: ImportedPalette) => takeColors({ controls, imported, change: setColors, most: MAX_COLORS });
  useNameKeys(palette, controls, () => box.input.current?.select());
  const exported = () => ({
    name: title,
    link: controls.link(),
    groups: [{ name: "", swatches: swatchesOf(shown) }],
  });
  return (
    <ToolPage
      tool={tool}
      intro="Type a color to get its names, or a name to get its colors."
      notices={controls.notices}
      actions={
        <ToolActions
          controls={controls}
          save={{ savable: palette?.colors.length === 1 ? () => ({ color, name: title }) : exported }}
          exporting={{ palette: exported, group: "Palette" }}
        >
          <ImportColors onPalette={take} />
        </ToolActions>
      }
      below={<Below shown={shown} nameCount={loaderData.nameCount} />}
      related={["color-finder", "convert", "color-palette-generator"]}
      getColors={palette && state.text !== "" ? () => palette.colors : undefined}
    >
      <div
        aria-busy={isBehind}
        className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-bench border border-line bg-sheet"
      >
        <SearchBox {...{ box, controls, color, error, hasFailed, wake }} notice={palette?.notice ?? ""} />
        {shown.kind === "words" ? (
          <WordsResult answer={shown} />
        ) : (
          <ColorsResult controls={controls} answer={shown} nameCount={loaderData.nameCount} />
        )}
        <ResultAnnouncer text={describeAnswer(shown, state)} />
      </div>
    </ToolPage>
  );
}

function useNameKeys(palette: ColorsAnswer | null, { apply, now }: ToolControls<State>, goToSearch: () => void) {
  const { colors = [], names = [], titles = [], active = 0 } = palette ?? {};
  const group = "Palette";
  const copyName = () => void copyText(names[active]?.name ?? "");
  const retitle = () => apply(nextTitle, titles.length);
  useShortcuts([
    { id: "names-search", keys: "/", label: "Go to search", group: "Names", run: goToSearch },
    {
      id: "names-copy",
      keys: "KeyC",
      label: "Copy the name",
      group: "Names",
      isEnabled: palette !== null,
      run: copyName,
    },
    { id: "names-title", keys: "KeyT", label: "Another title", group, isEnabled: titles.length > 1, run: retitle },
    ...colors.slice(0, 9).map((_, place) => ({
      id: `names-color-${place}`,
      keys: `Digit${place + 1}`,
      label: `Show color ${place + 1}`,
      group,
      run: () => palette && apply(setActive, paletteOf(now(), palette).colors, place),
    })),
  ]);
}

function swatchesOf(shown: Loaded["shown"]) {
  if (shown.kind === "colors")
    return shown.colors.map((color, place) => ({ name: shown.names[place]?.name ?? "", color }));
  const hits = shown.groups[0]?.hits ?? shown.described.named;
  return hits.map(({ name, hex }) => ({ name, color: fromRgb24(parseHex24(hex)) }));
}
