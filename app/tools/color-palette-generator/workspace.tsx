import { DrawButton } from "#app/frame/draw/draw-button.tsx";
import { late } from "#app/late/late.tsx";
import { useCode } from "#app/late/late-code.ts";
import { ChangeAnnouncer } from "#app/tools/announcer.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { colorPaletteGenerator as tool } from "#content/tools.ts";
import { BottomBar, Toolbar } from "./bars.tsx";
import { useActions, useBench } from "./bench.tsx";
import { problemsOf } from "./palette/changes.ts";
import { describeChange } from "./palette/describe-change.ts";
import { engineCode } from "./palette/engine.ts";
import { Start } from "./start/start.tsx";
import { Stripes } from "./stripes/stripes.tsx";
import { Theory } from "./theory.tsx";
import type { Panels } from "./use-panels.ts";

const SettingsPanel = late(
  async () => (await import("./settings/settings-panel.tsx")).SettingsPanel,
  "The panel of rules",
);
const PreviewDrawer = late(async () => (await import("./preview-drawer.tsx")).PreviewDrawer, "The preview");
const VariationsDrawer = late(
  async () => (await import("./variations/variations-drawer.tsx")).VariationsDrawer,
  "The variations",
);

type Props = { next: string; firstProblems: readonly string[]; notices: readonly string[]; panels: Panels };

/** The page. Its parts read the palette themselves, so that it is not drawn anew with each. */
export function Workspace({ next, firstProblems, notices, panels }: Props) {
  const { isSettingsOpen, drawer, toggleSettings, toggleDrawer } = panels;
  return (
    <Start isOpen={panels.isStartOpen} onClose={panels.closeStart}>
      {(form) => (
        <ToolPage
          tool={tool}
          intro={INTRO}
          notices={notices}
          isFullBleed
          controls={<Toolbar {...{ isSettingsOpen, toggleSettings }} openStart={panels.openStart} />}
          actions={<PageActions next={next} panels={panels} />}
          below={<Theory start={form} />}
          related={RELATED}
        >
          <Announcer />
          <div className="flex flex-1 flex-col">
            <div className="flex flex-1 flex-col md:flex-row">
              <Stripes />
              {isSettingsOpen && <SettingsPanel panels={panels} onClose={toggleSettings} />}
            </div>
            <Problems first={firstProblems} />
            {drawer === "preview" && <PreviewDrawer onClose={() => toggleDrawer("preview")} />}
            {drawer === "variations" && <VariationsDrawer onClose={() => toggleDrawer("variations")} />}
            <BottomBar next={next} drawer={drawer} toggleDrawer={toggleDrawer} />
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
  const { exporter, palette, thing, isSettingsOpen, toggleSettings } = panels;
  const { controls } = useBench();
  const { roll } = useActions();
  return (
    <ToolActions
      controls={controls}
      save={{ thing }}
      exporting={{ ref: exporter, palette }}
      options={{ name: "Rules and more", isOpen: isSettingsOpen, toggle: toggleSettings }}
      main={<DrawButton label="Generate" onClick={() => roll()} next={next} nextLabel="Another palette" />}
    />
  );
}

const RELATED = ["color-palette-builder", "contrast-checker", "color-wheel"];
const INTRO =
  "Press space for a new palette, lock the colors you like, and keep going. Rules for contrast, distance and color blindness apply to every palette.";

/** Which rules the palette could not keep, and what is in the way. After the frame of the palette itself. */
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
              <Icon className="icon-triangle-exclamation-point mt-0.5 shrink-0 text-bad" />
              {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
