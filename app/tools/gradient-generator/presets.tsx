import type { MouseEvent } from "react";
import { Link } from "react-router";
import { ProBadge } from "#app/frame/pro/pro-badge.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { NAMED_EASINGS } from "#color/gradient/ease.ts";
import { GRADIENT_PRESETS } from "#color/gradient/presets.ts";
import { printModern } from "#color/gradient/print-css.ts";
import { canMake } from "./can-add.ts";
import { change, setColors } from "./changes.ts";
import { model } from "./model.ts";
import { bakingOf, gradientOf, type State } from "./state.ts";
import { tool } from "./tool.ts";

/** Gradients to begin with; the shape stays as it is. */
export function Presets({ state }: { state: State }) {
  return (
    <ToolSection id="presets" title="Begin with another" aside={<ProBadge />}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
        {GRADIENT_PRESETS.map(({ name, space, colors }) => {
          const next = change(setColors(state, colors), { space, hue: "shorter", easing: NAMED_EASINGS.linear });
          const gradient = { ...gradientOf(next), shape: { kind: "linear", direction: 100 } as const };
          const { modern } = printModern(gradient, bakingOf(next));
          return (
            <li key={name}>
              <Link
                to={tool.path + queryOf(model, next)}
                onClick={(event) => askFirst(event, colors.length)}
                className="group grid gap-1.5 rounded-control"
              >
                <span
                  className="swatch inset-ring inset-ring-line block h-24 rounded-control"
                  style={{ backgroundImage: modern }}
                />
                <span className="text-sm group-hover:underline">{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </ToolSection>
  );
}

/** In a tab of its own the address opens for everybody, as one that somebody else sent does. */
function askFirst(event: MouseEvent, count: number) {
  if (isPlainClick(event) && !canMake(count)) event.preventDefault();
}
