import "./templates/frame.css";
import "./templates/parts.css";
import "./templates/pages.css";
import "./templates/dashboard.css";
import "./templates/charts.css";
import "./templates/posters.css";
import "./templates/code.css";
import "./templates/chips.css";
import { useDeferredValue } from "react";
import { redirect } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { DrawButton } from "#app/frame/draw/draw-button.tsx";
import { describeFound } from "#app/frame/import/describe-import.ts";
import { ImportColors } from "#app/frame/import/import-colors.tsx";
import { late } from "#app/late/late.tsx";
import { lateCode } from "#app/late/late-code.ts";
import { runWith } from "#app/late/use-late-code.ts";
import { whenIdle } from "#app/late/when-idle.ts";
import { ChangeAnnouncer } from "#app/tools/announcer.tsx";
import { applyImport, takeColors } from "#app/tools/take-colors.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { parsePastedList } from "#color/text/pasted/list.ts";
import { printPlain } from "#color/text/print.ts";
import { playground as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { BottomBar, dragColorCode, PaletteBar, ViewTabs } from "./bars.tsx";
import { setColors, show } from "./changes.ts";
import { FloatPanel, preloadPanels } from "./float.tsx";
import { model } from "./model.ts";
import { RoleList } from "./role-list.tsx";
import { Stage } from "./stage.tsx";
import { colorsOf, MAX_COLORS, type State, TEMPLATES, THEMES } from "./state.ts";
import { TEMPLATE_PAGES } from "./templates/templates.ts";
import { solveThemes } from "./themes.ts";
import { type Bench, lateEngine, type PlaygroundData, usePlayground, usePlaygroundKeys } from "./use-playground.ts";
import { describeChange } from "./words.ts";

const DESCRIPTION =
  "Try a color palette on a landing page, dashboard, article, app, charts and poster, in light and dark at once. Roles meet contrast, and the whole theme exports.";
const MAX_TYPED_CHARACTERS = 10_000;

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export async function loader({ url, context }: Route.LoaderArgs): Promise<PlaygroundData> {
  const loaded = model.read(url.searchParams);
  // The form without JavaScript: redirects to the address of the typed palette.
  const typed = parsePastedList((url.searchParams.get("colors") ?? "").slice(0, MAX_TYPED_CHARACTERS));
  if (typed.length > 0) throw redirect(tool.path + queryOf(model, setColors(loaded.state, typed)));
  const { state } = loaded;
  await lateEngine.load();
  return { ...loaded, names: nameAll(shownColors(state), context.get(namesContext)), next: nextPath(state) };
}

function shownColors(state: State) {
  const themes = solveThemes(state);
  return [...colorsOf(state), ...THEMES.flatMap((theme) => Object.values(themes[theme]).map(({ color }) => color))];
}

/** The same palette always leads to the same next one, so the links of a cached page stay correct. */
function nextPath(state: State): string {
  const engine = lateEngine.get();
  if (!engine) return tool.path;
  const seed = engine.nextSeed(model.write(state).get("c") ?? "");
  return tool.path + queryOf(model, engine.rollPalette(state, seed));
}

const Theory = late(async () => (await import("./theory.tsx")).Theory, "The rest of this page", { isOnServer: true });

const FIT = { most: MAX_COLORS };

export default function PlaygroundRoute({ loaderData }: Route.ComponentProps) {
  const bench = usePlayground(loaderData);
  usePlaygroundKeys(bench);
  useOnMount(() => whenIdle(fetchAhead));
  // The template pages update in the frame of a key press; text about them can wait for the next one.
  const later = useDeferredValue(bench);
  const { controls, state, palette } = bench;
  const take = (imported: ImportedPalette) => takeImported(bench, imported);
  return (
    <ToolPage
      tool={tool}
      intro="See a palette on real pages, in light and dark at once. Each color gets a role that keeps text readable. Change any role by hand."
      notices={controls.notices}
      isFullBleed
      controls={<TemplateTabs state={state} />}
      actions={
        <ToolActions
          controls={controls}
          save={{ savable: () => savableOf(bench) }}
          exporting={{ palette, group: "The palette" }}
          main={
            <DrawButton label="Generate" onClick={() => bench.roll()} next={bench.next} nextLabel="Another palette" />
          }
        >
          <ImportColors onPalette={take} fit={FIT} />
          <ViewTabs bench={bench} views={["light", "dark"]} className="md:hidden" />
        </ToolActions>
      }
      below={<Theory bench={later} />}
      related={["color-palette-generator", "contrast-checker", "color-palette-builder"]}
    >
      <ChangeAnnouncer state={bench.state} describe={(before, after) => describeChange(before, after, bench.nameOf)} />
      <div>
        <PaletteBar bench={bench} />
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_300px]">
          <Stage bench={bench} />
          <RoleList bench={later} />
        </div>
        <PlainForm state={state} />
        <BottomBar bench={bench} />
      </div>
      <FloatPanel bench={bench} />
    </ToolPage>
  );
}

/** Preloads what clicks need: other palettes, dragging, the other pages, and the panels. */
function fetchAhead() {
  void lateEngine.load();
  void dragColorCode.load();
  preloadPanels();
  for (const { Page } of Object.values(TEMPLATE_PAGES)) void Page.preload();
}

const themeCode = lateCode(() => import("./import-theme.ts"));

/** Imports a theme with its roles if it is one, otherwise just the colors. */
function takeImported({ controls }: Bench, imported: ImportedPalette) {
  runWith(themeCode, "The import", ({ takeTheme }) => {
    const theme = takeTheme(imported);
    if (!theme) return takeColors({ controls, imported, change: setColors, most: MAX_COLORS });
    const title = `Theme from ${describeFound(imported)}`;
    applyImport(controls, (state: State) => ({ ...state, ...theme }), { title });
  });
}

/** Only the user's palette: the roles are solved from it again. */
function savableOf({ state, controls, nameOf }: Bench) {
  const colors = state.slots.map(({ color }) => color);
  const name = colors[0] ? nameOf(colors[0]) : "";
  return { name: name ? `Theme of ${name}` : "Theme", path: controls.address, colors };
}

function TemplateTabs({ state }: { state: State }) {
  const pathOf = (template: State["template"]) => tool.path + queryOf(model, show(state, { template }));
  return (
    <LinkTabs
      label="Page"
      // Takes the available width, but never more than the window.
      className="max-w-full max-md:w-0 max-md:min-w-full"
      links={TEMPLATES.map((id) => ({ to: pathOf(id), label: TEMPLATE_PAGES[id].name }))}
      current={pathOf(state.template)}
    />
  );
}

/** Without JavaScript: a text field for another palette, and a choice of pages. */
function PlainForm({ state }: { state: State }) {
  return (
    <form
      method="get"
      className="flex scripting:hidden flex-wrap items-end gap-4 border-line border-t px-[18px] py-5 md:px-8"
    >
      <Field label="Colors" className="min-w-0 flex-1 basis-80">
        <Input name="colors" isMono defaultValue={state.slots.map(({ color }) => printPlain(color)).join(", ")} />
      </Field>
      <Field label="Page">
        <Select name="t" defaultValue={state.template}>
          <Options of={TEMPLATES.map((id) => [id, TEMPLATE_PAGES[id].name])} />
        </Select>
      </Field>
      {state.view !== "both" && <input type="hidden" name="v" value={state.view} />}
      <Button type="submit" variant="primary">
        Show
      </Button>
    </form>
  );
}
