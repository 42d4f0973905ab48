import { takeColors } from "#app/tools/take-colors.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { readGradientText } from "./gradient-text.ts";
import {
  change,
  evenPositions,
  MAX_PALETTE,
  MAX_STOPS,
  type State,
  setColor,
  setGradient,
  setPalette,
} from "./state.ts";

export function takePalette(controls: ToolControls<State>, imported: ImportedPalette) {
  const isGradient = controls.now().view === "gradient" && imported.gradient !== undefined;
  const gradient = isGradient ? readGradientText(imported.gradient) : null;
  if (typeof gradient === "string") return void showToast({ type: "error", title: "Not imported", text: gradient });
  const take = gradient ? (state: State) => setGradient(state, gradient) : bring;
  takeColors({ controls, imported, change: take, most: MAX_PALETTE });
}

/**
 * Applies imported colors to the current view: one becomes the text, two the pair, more a palette; over a gradient, two
 * or more become its stops.
 */
function bring(state: State, colors: readonly Color[]): State {
  const [text, background] = colors;
  if (!text) return state;
  if (state.view === "palette") return setPalette(state, colors);
  if (!background) return setColor(state, "text", text);
  if (state.view === "gradient") return setGradient(state, { stops: evenStops(colors) });
  if (colors.length === 2) return change(state, { text, background });
  return change(setPalette(state, colors), { view: "palette" });
}

function evenStops(colors: readonly Color[]) {
  const taken = colors.slice(0, MAX_STOPS);
  const positions = evenPositions(taken.length);
  return taken.map((color, index) => ({ color, position: positions[index] as number }));
}
