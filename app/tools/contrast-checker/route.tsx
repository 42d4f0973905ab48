import { type ComponentType, useDeferredValue, useRef, useState } from "react";
import { redirect } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { late } from "#app/late/late.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { readsOwnAddress, type ToolControls, useTool } from "#app/tools/use-tool.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { contrastChecker as tool } from "#content/tools.ts";
import type { Route } from "./+types/route";
import { PairBench } from "./benches/pair-bench.tsx";
import type { BenchProps } from "./benches/picture-bench.tsx";
import { readGradientText } from "./gradient-text.ts";
import { model } from "./model.ts";
import type { Picture } from "./picture.ts";
import { paletteOf } from "./read-export.ts";
import { change, type State, setGradient, VIEWS, type View } from "./state.ts";

const OPTIONS = { isOnServer: true };

const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", OPTIONS);

/** The pair view is part of the page; the others load on demand. */
const BENCHES: Record<View, ComponentType<BenchProps>> = {
  pair: PairBench,
  roles: late(async () => (await import("./benches/roles-bench.tsx")).RolesBench, "This view", OPTIONS),
  palette: late(async () => (await import("./benches/palette-bench.tsx")).PaletteBench, "This view", OPTIONS),
  gradient: late(async () => (await import("./benches/gradient-bench.tsx")).GradientBench, "This view", OPTIONS),
  picture: late(async () => (await import("./benches/picture-bench.tsx")).PictureBench, "This view", OPTIONS),
};

const DESCRIPTION =
  "Check text contrast by WCAG 2.2 and APCA, never rounded up. Get the nearest color that passes, check a palette, or text over a gradient or picture.";

export const meta = toolMeta(tool, DESCRIPTION);

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url }: Route.LoaderArgs) {
  const loaded = model.read(url.searchParams);
  // The form without JavaScript sends a gradient as text: redirects to the address of its parts.
  const text = url.searchParams.get("gradient");
  const gradient = text ? readGradientText(text) : null;
  if (typeof gradient === "string") return { ...loaded, notices: [...loaded.notices, gradient] };
  if (gradient) throw redirect(tool.path + queryOf(model, setGradient(loaded.state, gradient)));
  return loaded;
}

export default function ContrastChecker({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData);
  const { state } = controls;
  const later = useDeferredValue(state);
  const palette = () => paletteOf(state, controls.link());
  return (
    <ToolPage
      tool={tool}
      intro="Check text contrast and get the nearest color that passes."
      notices={controls.notices}
      hasShortControls
      controls={
        <LinkTabs
          label="What to check"
          links={VIEWS.map((view) => ({
            to: tool.path + queryOf(model, change(state, { view })),
            label: capitalize(view),
          }))}
          current={tool.path + queryOf(model, state)}
          className="max-sm:*:px-2.5"
        />
      }
      actions={
        <ToolActions controls={controls} save={{ savable: palette }} exporting={{ palette, group: "Contrast" }} />
      }
      below={<Below state={later} />}
      related={["color-palette-builder", "color-shades", "compare-colors"]}
    >
      <ContrastView controls={controls} />
    </ToolPage>
  );
}

/** Colors and pictures can be pasted or dropped anywhere. */
function ContrastView({ controls }: { controls: ToolControls<State> }) {
  const { apply } = controls;
  /** Kept when the view changes; too large for an address. */
  const [picture, setPicture] = useState<Picture | null>(null);
  const newest = useRef(0);
  const takeFile = async (file: File) => {
    const turn = ++newest.current;
    const { openPicture } = await import("./picture.ts");
    const opened = await openPicture(file);
    if (turn !== newest.current) return;
    if (typeof opened === "string")
      return showToast({ type: "error", title: "The picture hasn't changed", text: opened });
    setPicture(opened);
    apply(change, { view: "picture" });
  };
  const onFile = (file: File) => void takeFile(file).catch(() => describeOffline("The picture"));
  const onPalette = (imported: ImportedPalette) =>
    void import("./bring.ts")
      .then(({ takePalette }) => takePalette(controls, imported))
      .catch(() => describeOffline("Your colors"));
  return (
    <>
      <Bench {...{ controls, picture, onFile }} onPicture={setPicture} />
      <LateImportAnywhere onPalette={onPalette} onImage={onFile} />
    </>
  );
}

function Bench(props: BenchProps) {
  const ViewBench = BENCHES[props.controls.state.view];
  return (
    <div className="grid min-h-[640px] min-w-0 content-start gap-10">
      <ViewBench {...props} />
    </div>
  );
}

function describeOffline(what: string) {
  showToast({ type: "error", title: `${what} could not be opened`, text: "Check your connection and try again." });
}
