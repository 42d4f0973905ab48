import { useState } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { DrawButton } from "#app/frame/draw/draw-button.tsx";
import { late } from "#app/late/late.tsx";
import { useCode } from "#app/late/late-code.ts";
import { ChangeAnnouncer } from "#app/tools/announcer.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { type FoundNames, nameAll, useColorNames } from "#app/tools/use-color-names.ts";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { colorPaletteGenerator as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { BottomBar, Toolbar } from "./bars.tsx";
import { type Bench, BenchProvider, createActions, useActions, useBench } from "./bench.tsx";
import { model, modelWith, palettePath, startOf } from "./model.ts";
import { generate, problemsOf } from "./palette/changes.ts";
import { describeChange } from "./palette/describe-change.ts";
import { engineCode } from "./palette/engine.ts";
import { engineParts } from "./palette/engine-parts.ts";
import { colorsOf } from "./palette/state.ts";
import { type Started, startFromText } from "./start/from-text.ts";
import { Start } from "./start/start.tsx";
import { Stripes } from "./stripes/stripes.tsx";
import { Theory } from "./theory.tsx";
import { useGeneratorKeys } from "./use-generator-keys.ts";
import { type Panels, usePanels } from "./use-panels.ts";

const DESCRIPTION =
  "Generate color palettes of 2 to 12 colors with the space bar. Lock colors or only their hue, set rules for contrast and color blindness, and share by link.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return startOf(args.nextUrl.searchParams) !== "" || readsOwnAddress(args);
}

export function loader({ url, context }: Route.LoaderArgs): GeneratorData {
  const query = new URLSearchParams(url.searchParams);
  const start = startOf(query);
  // Read as a palette, it would be filled up with examples.
  if (start && !query.get("from")) query.delete("c");
  const service = context.get(namesContext);
  const { state, notices, isFound } = startFromText(start, modelWith(() => engineParts).read(query), service);
  return {
    state,
    notices,
    isFound,
    problems: problemsOf(state, engineParts),
    names: nameAll(colorsOf(state), service),
    next: palettePath(generate(state, engineParts, engineParts.nextSeed(state.seed))),
  };
}

type GeneratorData = Started & {
  readonly names: FoundNames;
  /** Rules that could not be met. */
  readonly problems: readonly string[];
  /** The address of another palette, for a page without JavaScript. */
  readonly next: string;
};

const SettingsPanel = late(
  async () => (await import("./settings/settings-panel.tsx")).SettingsPanel,
  "The rules panel",
);
const PreviewDrawer = late(async () => (await import("./preview-drawer.tsx")).PreviewDrawer, "The preview");
const VariationsDrawer = late(
  async () => (await import("./variations/variations-drawer.tsx")).VariationsDrawer,
  "The variations",
);

const RELATED = ["color-palette-builder", "contrast-checker", "color-wheel", "playground"];
const INTRO =
  "Get a new palette with each click, lock the colors you like, and keep going. Rules for contrast, distance and color blindness apply to every palette.";

export default function ColorPaletteGenerator({ loaderData: data }: Route.ComponentProps) {
  const controls = useTool(model, data);
  const [actions] = useState(() => createActions(controls.act));
  const findName = useColorNames(data.names, { isEager: true });
  const nameOf = (color: Color) => findName(color) || printHex(color);
  const bench: Bench = { controls, findName, nameOf };
  const panels = usePanels(actions, bench);
  useGeneratorKeys(bench, actions, panels);
  // The browser can't read the text that the palette started from, so Back wouldn't find the palette.
  const replaceText = () => {
    if (data.isFound) window.history.replaceState(window.history.state, "", palettePath(data.state));
  };
  useOnMount(replaceText);
  useOnChange(data, replaceText);
  const loadEngine = () => void engineCode.load();
  useOnMount(loadEngine);
  useWindowEvent("online", loadEngine);
  return (
    <BenchProvider bench={bench} actions={actions}>
      <Workspace next={data.next} firstProblems={data.problems} notices={controls.notices} panels={panels} />
    </BenchProvider>
  );
}

type Props = { next: string; firstProblems: readonly string[]; notices: readonly string[]; panels: Panels };

/** Its parts read the palette from context, so that the page doesn't rerender with every palette. */
function Workspace({ next, firstProblems, notices, panels }: Props) {
  const { open, toggle } = panels;
  const close = () => open && toggle(open);
  return (
    <Start isOpen={panels.isStartOpen} onClose={panels.closeStart}>
      {(form) => (
        <ToolPage
          tool={tool}
          intro={INTRO}
          notices={notices}
          isFullBleed
          isWindowHigh={!open}
          controls={<Toolbar {...{ open, toggle }} openStart={panels.openStart} />}
          actions={<PageActions next={next} panels={panels} />}
          below={<Theory start={form} />}
          related={RELATED}
        >
          <Announcer />
          {/* Space is reserved for the bar, or the stripes would shrink while a phone loads the page. */}
          <div className="flex min-h-0 flex-1 flex-col [--strip:53px] noscript:[--strip:1px] pointer-coarse:[--strip:65px] max-md:pb-(--strip)">
            <div className="flex min-h-0 flex-1 flex-col md:flex-row">
              <Stripes />
              {open === "rules" && <SettingsPanel panels={panels} onClose={close} />}
            </div>
            <Problems first={firstProblems} />
            {open === "preview" && <PreviewDrawer onClose={close} />}
            {open === "variations" && <VariationsDrawer onClose={close} />}
            <BottomBar {...{ next, open, toggle }} />
          </div>
        </ToolPage>
      )}
    </Start>
  );
}

function Announcer() {
  const { controls, nameOf } = useBench();
  return <ChangeAnnouncer state={controls.state} describe={(before, after) => describeChange(before, after, nameOf)} />;
}

function PageActions({ next, panels }: Pick<Props, "next" | "panels">) {
  const { palette, open, toggle } = panels;
  const { controls } = useBench();
  const { roll } = useActions();
  return (
    <ToolActions
      controls={controls}
      save={{ savable: palette }}
      exporting={{ palette, group: "The palette" }}
      options={{ name: "Rules and more", isOpen: open === "rules", toggle: () => toggle("rules") }}
      main={<DrawButton label="Generate" onClick={() => roll()} next={next} nextLabel="Another palette" />}
    />
  );
}

/** Rendered after the frame of the palette itself. */
function Problems({ first }: { first: readonly string[] }) {
  const { state } = useBench().controls;
  const engine = useCode(engineCode);
  const problems = engine ? problemsOf(state, engine) : first;
  return (
    <div role="status" className="bg-paper">
      {problems.length > 0 && (
        <ul className="grid gap-1 border-line border-t px-[18px] py-2.5 text-sm md:px-8">
          {problems.map((problem) => (
            <li key={problem} className="flex items-start gap-2.5">
              <Icon className="icon-triangle-alert mt-0.5 shrink-0 text-bad" />
              {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
