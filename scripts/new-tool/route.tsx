import { publicCacheHeaders } from "#app/cache-headers.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { ToolPage } from "#app/tools/tool-page.tsx";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import { colorWheel as tool } from "#content/tools.ts";
import type { Route } from "./+types/route.ts";
import { model } from "./model.ts";
import { NewToolView } from "./view.tsx";

export const meta = toolMeta(tool, "TODO: for search engines, what a person does with it.");

export const headers = publicCacheHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ url }: Route.LoaderArgs) {
  return model.read(url.searchParams);
}

export default function NewTool({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData);
  const palette = () => ({
    name: tool.title,
    link: controls.link(),
    groups: [{ name: "", swatches: controls.state.colors.map((color) => ({ name: "", color })) }],
  });
  return (
    <ToolPage
      tool={tool}
      intro="TODO: in one sentence, what a person does with it."
      notices={controls.notices}
      actions={
        <ToolActions controls={controls} save={{ savable: palette }} exporting={{ palette, group: tool.title }} />
      }
      related={["convert"]}
    >
      <NewToolView controls={controls} />
    </ToolPage>
  );
}
