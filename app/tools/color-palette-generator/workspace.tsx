import { late } from "#app/late/late.tsx";
import { ToolPage } from "#app/tools/tool-page.tsx";
import type { Actions as ToolActions } from "#app/tools/tool-store.ts";
import { Actions } from "./actions.tsx";
import { Announcer } from "./announcer.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Problems } from "./problems.tsx";
import { Start } from "./start/start.tsx";
import type { State } from "./state.ts";
import { BENCH } from "./stripe-style.ts";
import { Stripes } from "./stripes.tsx";
import { Theory } from "./theory.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { tool } from "./tool.ts";
import { Toolbar } from "./toolbar.tsx";
import type { Panels } from "./use-panels.ts";

const SettingsPanel = late(
  async () => (await import("./settings/settings-panel.tsx")).SettingsPanel,
  "The panel of rules",
);
const PreviewDrawer = late(async () => (await import("./preview/preview-drawer.tsx")).PreviewDrawer, "The preview");
const VariationsDrawer = late(
  async () => (await import("./variations/variations-drawer.tsx")).VariationsDrawer,
  "The variations",
);

type Props = { act: ToolActions<State>; next: string; notices: readonly string[]; panels: Panels };

/** The page. Its parts read the palette from the context, so that it is not drawn again with each palette. */
export function Workspace({ act, next, notices, panels }: Props) {
  const { isSettingsOpen, drawer, toggleSettings, toggleDrawer, openStart } = panels;
  return (
    <Start act={act} isOpen={panels.isStartOpen} onClose={panels.closeStart}>
      {(form) => (
        <ToolPage
          tool={tool}
          intro={INTRO}
          notices={notices}
          isFullBleed
          controls={<Toolbar isSettingsOpen={isSettingsOpen} toggleSettings={toggleSettings} openStart={openStart} />}
          actions={<Actions panels={panels} />}
          below={<Theory start={form} />}
          related={RELATED}
        >
          <Announcer />
          <div className={BENCH}>
            <div className="flex flex-1 flex-col md:flex-row">
              <Stripes act={act} />
              {isSettingsOpen && <SettingsPanel panels={panels} onClose={toggleSettings} />}
            </div>
            <Problems />
            {drawer === "preview" && <PreviewDrawer onClose={() => toggleDrawer("preview")} />}
            {drawer === "variations" && <VariationsDrawer onClose={() => toggleDrawer("variations")} />}
            <BottomBar next={next} drawer={drawer} toggleDrawer={toggleDrawer} />
            <ThumbBar next={next} isSettingsOpen={isSettingsOpen} toggleSettings={toggleSettings} />
          </div>
        </ToolPage>
      )}
    </Start>
  );
}

const RELATED = ["color-palette-builder", "contrast-checker", "color-wheel"];
const INTRO =
  "Press space until you like what you see, lock it, and go on with the rest. Rules hold for every palette: contrast, distance, color-blind safety.";
