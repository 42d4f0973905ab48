import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolPage, ToolSection } from "#app/tools/tool-page.tsx";
import { readsOwnAddress, useTool } from "#app/tools/use-tool.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import type { Route } from "./+types/route";
import { measure } from "./measure.ts";
import { model, setView, VIEWS, type View } from "./model.ts";
import { People } from "./people.tsx";
import { Theory } from "./theory.tsx";
import { tool } from "./tool.ts";
import { ContrastView } from "./view.tsx";

const VIEW_NAMES: Record<View, string> = { pair: "A pair", roles: "Roles", palette: "A palette", picture: "A picture" };

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: tool.title,
    description:
      "Check text on a background by WCAG 2.2 and APCA, never rounded up. Get the nearest color that passes, check a whole palette, roles, or text over a picture.",
    path: tool.path,
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;
export const shouldRevalidate = readsOwnAddress;

export function loader({ request }: Route.LoaderArgs) {
  return model.read(new URL(request.url).searchParams);
}

export default function ContrastChecker({ loaderData }: Route.ComponentProps) {
  const controls = useTool(model, loaderData);
  const { state } = controls;
  const measured = measure(state.text, state.background);
  return (
    <ToolPage
      tool={tool}
      intro="See whether text can be read on its background, and get the nearest color when it cannot."
      notices={controls.notices}
      controls={
        <LinkTabs
          label="What to check"
          links={VIEWS.map((view) => ({
            to: tool.path + queryOf(model, setView(state, view)),
            label: VIEW_NAMES[view],
          }))}
          current={tool.path + queryOf(model, state)}
        />
      }
      actions={<ToolActions controls={controls} />}
      below={
        <>
          <ToolSection id="people" title="As others see it" aside="simulated">
            <People measured={measured} />
          </ToolSection>
          <Theory measured={measured} />
        </>
      }
      related={["color-palette-builder", "color-shades", "compare-colors"]}
    >
      <ContrastView controls={controls} />
    </ToolPage>
  );
}
