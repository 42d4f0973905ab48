import { Link } from "react-router";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { curveOf } from "#color/gradient/curve.ts";
import { GRADIENT_SPACES } from "#color/gradient/gradient-shape.ts";
import { findGrayZones, sampleGradient } from "#color/gradient/measure.ts";
import { printModern } from "#color/gradient/print-css.ts";
import type { GradientSpace } from "#color/gradient.ts";
import { REC2020_NOTE } from "#color/text/format-names.ts";
import type { BelowProps } from "./below-props.ts";
import { change } from "./changes.ts";
import { model } from "./model.ts";
import { bakingOf, gradientOf } from "./state.ts";
import { tool } from "./tool.ts";
import { SPACE_NAMES } from "./words.ts";

const SAMPLES = 65;

/** The same colors in every space of CSS: a press takes it. */
export function Spaces({ state }: BelowProps) {
  return (
    <ToolSection id="spaces" title="The same colors in other spaces" aside="a press takes one">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-8 lg:grid-cols-3">
        {GRADIENT_SPACES.map((space) => {
          const next = change(state, { space });
          const isCurrent = space === state.space;
          const gradient = { ...gradientOf(next), shape: { kind: "linear", direction: 90 } as const };
          const { modern } = printModern(gradient, bakingOf(state));
          return (
            <li key={space}>
              <Link
                to={tool.path + queryOf(model, next)}
                preventScrollReset
                aria-current={isCurrent || undefined}
                className="group grid gap-1.5 rounded-control"
              >
                <span className="checker swatch relative block h-14 overflow-hidden rounded-control">
                  <span className="absolute inset-0" style={{ backgroundImage: modern }} />
                  <span
                    className={`absolute inset-0 rounded-[inherit] ${isCurrent ? "inset-ring-2 inset-ring-ink" : "inset-ring inset-ring-line"}`}
                  />
                </span>
                <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
                  <span className="font-[550] group-hover:underline">{SPACE_NAMES[space]}</span>
                  <span className="text-ink-2 text-xs">{isCurrent ? "this one" : noteOf(next, space)}</span>
                </span>
                {space === "rec2020" && <span className="text-ink-2 text-xs">{REC2020_NOTE}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </ToolSection>
  );
}

/** What is worth knowing of it in few words. */
function noteOf(state: BelowProps["state"], space: GradientSpace): string {
  const gradient = gradientOf({ ...state, space });
  const samples = sampleGradient(curveOf(gradient, state), SAMPLES);
  const outside = samples.filter(({ isInSrgb }) => !isInSrgb).length / SAMPLES;
  const isGray = findGrayZones(samples, gradient.stops).length > 0;
  if (isGray) return "goes gray";
  return outside > 0 ? `${Math.max(1, Math.round(outside * 100))}% outside sRGB` : "";
}
