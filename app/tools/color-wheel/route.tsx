import { useDeferredValue } from "react";
import { redirect } from "react-router";
import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { nameAll } from "#app/tools/use-color-names.ts";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import { parsePastedList } from "#color/text/pasted/list.ts";
import { colorWheel as tool } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { setColors } from "./changes.ts";
import { Detector } from "./detector.tsx";
import { markersOf } from "./markers.ts";
import { model } from "./model.ts";
import { NeutralPart } from "./neutral-part.tsx";
import { Theory } from "./theory.tsx";
import { useBench } from "./use-bench.ts";
import { WheelBench } from "./view.tsx";
import { WheelActions } from "./wheel-actions.tsx";

const DESCRIPTION =
  "Make color harmonies on an OKLCH, HSL or painters' wheel: 2 to 12 linked markers, locks, equal lightness, and a detector that names the harmony of any palette.";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: tool.title, description: DESCRIPTION, path: tool.path, origin: matches[0].loaderData.origin });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const pasted = parsePastedList((query.get("p") ?? "").slice(0, 10_000));
  // The form of the detector, where there is no JavaScript: its colors have an address of their own.
  if (pasted.length > 0) throw redirect(tool.path + queryOf(model, setColors(model.initial, pasted)));
  const { state, notices } = model.read(query);
  const colors = markersOf(state).map(({ color }) => color);
  return { state, notices, names: nameAll(colors, context.get(namesContext)) };
}

export default function ColorWheel({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData);
  const bench = useBench(controls, loaderData.names);
  // What is below follows when there is time: a drag never waits for it.
  const base = useDeferredValue(bench.markers[0]?.color);
  return (
    <ToolPage
      tool={tool}
      intro="Turn a color into a palette: choose a rule and drag the linked markers."
      notices={controls.notices}
      actions={<WheelActions bench={bench} />}
      below={base && <Theory base={base} />}
      related={["color-palette-generator", "color-palette-builder", "contrast-checker"]}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WheelBench bench={bench} />
        <div className="grid gap-4 lg:grid-cols-2">
          <Detector bench={bench} />
          <NeutralPart bench={bench} />
        </div>
      </div>
    </ToolPage>
  );
}
