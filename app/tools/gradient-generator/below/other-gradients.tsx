import type { MouseEvent } from "react";
import { ProBadge } from "#app/frame/pro/pro-badge.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { curveOf } from "#color/gradient/curve.ts";
import { NAMED_EASINGS } from "#color/gradient/ease.ts";
import { GRADIENT_SPACES } from "#color/gradient/gradient-shape.ts";
import { findGrayZones, sampleChroma, shareOutsideSrgb } from "#color/gradient/measure.ts";
import { GRADIENT_PRESETS } from "#color/gradient/presets.ts";
import { REC2020_NOTE } from "#color/text/format-names.ts";
import { gradientGenerator as tool } from "#content/tools.ts";
import { canMake } from "../can-make.ts";
import { change, setColors } from "../changes.ts";
import { model } from "../model.ts";
import { printBand } from "../print-band.ts";
import { gradientOf, type State } from "../state.ts";
import { SPACE_NAMES } from "../words.ts";

const SAMPLES = 33;
const LINK = "group grid gap-1.5 rounded-control";

export function Spaces({ state }: { state: State }) {
  return (
    <ToolSection id="spaces" title="The same colors in other spaces" aside="click to use">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-8 lg:grid-cols-3">
        {GRADIENT_SPACES.map((space) => {
          const next = change(state, { space });
          const isCurrent = space === state.space;
          return (
            <li key={space}>
              <a
                href={tool.path + queryOf(model, next)}
                data-keep-scroll
                aria-current={isCurrent || undefined}
                className={LINK}
              >
                <span className="checker swatch relative block h-14 overflow-hidden rounded-control">
                  <span className="absolute inset-0" style={{ backgroundImage: printBand(next) }} />
                  <span
                    className={`absolute inset-0 rounded-[inherit] ${isCurrent ? "inset-ring-2 inset-ring-ink" : "inset-ring inset-ring-line"}`}
                  />
                </span>
                <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
                  <span className="font-[550] group-hover:underline">{SPACE_NAMES[space]}</span>
                  <span className="text-ink-2 text-xs">{isCurrent ? "current" : noteOf(next)}</span>
                </span>
                {space === "rec2020" && <span className="text-ink-2 text-xs">{REC2020_NOTE}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </ToolSection>
  );
}

function noteOf(state: State): string {
  const gradient = gradientOf(state);
  const at = curveOf(gradient, state);
  const samples = sampleChroma(at, SAMPLES);
  if (findGrayZones(samples, gradient.stops).length > 0) return "goes gray";
  const outside = shareOutsideSrgb(at, samples);
  return outside > 0 ? `${Math.max(1, Math.round(outside * 100))}% outside sRGB` : "";
}

/** Gradients to start with; the shape stays the same. */
export function Presets({ state }: { state: State }) {
  return (
    <ToolSection id="presets" title="Presets" aside={<ProBadge />}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
        {GRADIENT_PRESETS.map(({ name, space, colors }) => {
          const next = change(setColors(state, colors), { space, hue: "shorter", easing: NAMED_EASINGS.linear });
          return (
            <li key={name}>
              <a
                href={tool.path + queryOf(model, next)}
                onClick={(event) => askFirst(event, colors.length)}
                className={LINK}
              >
                <span
                  className="swatch inset-ring inset-ring-line block h-24 rounded-control"
                  style={{ backgroundImage: printBand(next, 100) }}
                />
                <span className="text-sm group-hover:underline">{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </ToolSection>
  );
}

/** Asks for Pro on plain clicks only: in a new tab the address opens for everyone, like a shared link. */
function askFirst(event: MouseEvent, count: number) {
  if (isPlainClick(event) && !canMake(count)) event.preventDefault();
}
