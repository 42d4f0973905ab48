import { queryOf } from "#app/tools/tool-model.ts";
import { toRgb24 } from "#color/convert.ts";
import { print, printHex } from "#color/text/print.ts";
import { colorShades as tool } from "#content/tools.ts";
import { namesContext, originContext } from "#contract/site.ts";
import type { Route } from "./+types/json-route";
import { BLACK, makeScales, measureSteps, type Scale, safeRange, WHITE } from "./make-scales.ts";
import { model } from "./model.ts";

/** The tool for scripts: /color-shades.json with the page's query. Its keys and their meaning are stable. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { state, notices } = model.read(url.searchParams);
  const names = context.get(namesContext);
  const answer = {
    link: context.get(originContext) + tool.path + queryOf(model, state),
    kind: state.kind,
    notices,
    scales: makeScales(state).map((scale) => ({
      name: names.best(toRgb24(scale.base)).name,
      base: printHex(scale.base),
      baseStep: scale.steps[scale.baseStep]?.name,
      textSafe: { white: safeNames(scale, WHITE), black: safeNames(scale, BLACK) },
      steps: stepsOf(scale, state.against),
      misses: scale.misses.map(({ step, ...miss }) => ({ step: scale.steps[step]?.name, ...miss })),
    })),
  };
  return new Response(`${JSON.stringify(answer, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

/** Ratios are truncated to four decimals, never rounded up. */
function stepsOf(scale: Scale, against: number) {
  const cut = (ratio: number) => Math.floor(ratio * 1e4) / 1e4;
  return measureSteps(scale, against).map((measured, place) => {
    const step = scale.steps[place] as Scale["steps"][number];
    return {
      name: step.name,
      role: step.role,
      hex: measured.hex,
      oklch: print(step.color, "oklch"),
      isBase: step.isBase,
      isPinned: step.isPinned,
      contrast: { white: cut(measured.onWhite), black: cut(measured.onBlack) },
      contrastWithStep: { step: scale.steps[against]?.name, ratio: cut(measured.withStep) },
      alphaTwin: { white: print(measured.twinOnWhite, "hex"), black: print(measured.twinOnBlack, "hex") },
    };
  });
}

/** The names of all steps at the far end that are legible as text on the background. */
function safeNames(scale: Scale, background: number): string[] {
  const range = safeRange(scale, background);
  return range ? scale.steps.slice(range.from, range.to + 1).map(({ name }) => name) : [];
}
