import { useDeferredValue } from "react";
import { useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { late } from "#app/late/late.tsx";
import { focusKeys } from "#app/tools/focus-keys.ts";
import { useItemKeys } from "#app/tools/item-keys.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import { isRamp } from "#color/ramp.ts";
import { addColor, moveColor, removePin, setPin } from "./changes.ts";
import { isWhole, rangeWords, type Scale, safeRange, WHITE } from "./make-scales.ts";
import { model } from "./model.ts";
import { ScaleRow } from "./scale-row.tsx";
import { MAX_COLORS, type State } from "./state.ts";

const Settings = late(async () => (await import("./settings.tsx")).Settings, "The settings", { isOnServer: true });

type Props = { controls: ToolControls<State>; scales: readonly Scale[]; names: readonly string[] };

const CELLS = "[data-step]";

/** A single form, so that it works without JavaScript. */
export function ColorShadesView({ controls, scales, names }: Props) {
  const { state, apply } = controls;
  const keys = useItemKeys(state.colors);
  const roving = useRovingGrid<HTMLFormElement>(scales, { cells: CELLS, rowsOf });
  const reorder = useReorder({
    count: state.colors.length,
    onMove: (from, to) => apply(moveColor, from, to),
    label: (index) => names[index] ?? "",
    axis: "y",
  });
  useShadesKeys(controls, scales);
  return (
    <form
      method="get"
      aria-label="Scales"
      onSubmit={(event) => event.preventDefault()}
      {...roving}
      className="rounded-bench border border-line bg-sheet"
    >
      {HIDDEN_FIELDS.map((key) => {
        const value = model.write(state).get(key);
        return value === null ? null : <input key={key} type="hidden" name={key} value={value} />;
      })}
      <ul className="grid gap-10 p-4 md:p-7" {...reorder.listProps}>
        {scales.map((scale, index) => (
          <li key={keys[index]} {...reorder.itemProps(index)}>
            <ScaleRow {...{ controls, scale, index, reorder }} name={names[index] ?? ""} />
          </li>
        ))}
      </ul>
      {state.colors.length < MAX_COLORS && (
        <div className="noscript:hidden px-4 pb-5 md:px-7 md:pb-7">
          <Button icon="icon-plus" onClick={() => apply(addColor)}>
            Add a color
          </Button>
        </div>
      )}
      <div className="border-line border-t p-4 md:p-7 print:hidden">
        <Settings controls={controls} first={scales[0]} />
        <span className="mt-5 noscript:block hidden">
          <Button type="submit" variant="primary">
            Show
          </Button>
        </span>
      </div>
      {reorder.status}
      <Status {...{ scales, names }} />
    </form>
  );
}

/** Parts of the state without a form field. */
const HIDDEN_FIELDS = ["kind", "p", "on"] as const;

/** Announces changes to screen readers, with a delay so that a drag stays quiet. */
function Status({ scales, names }: Pick<Props, "scales" | "names">) {
  const shown = useDeferredValue(scales);
  const parts = shown.map((scale, index) => {
    const range = safeRange(scale, WHITE);
    const count = scale.steps.length;
    const lead = shown.length > 1 && names[index] ? `${names[index]}: ` : "";
    if (!range) return `${lead}${count} steps, none AA on white.`;
    return `${lead}${count} steps, AA on white ${isWhole(range, count) ? "all" : rangeWords(range)}.`;
  });
  return (
    <p role="status" className="sr-only">
      {parts.join(" ")}
    </p>
  );
}

function useShadesKeys(controls: ToolControls<State>, scales: readonly Scale[]) {
  const { state, apply } = controls;
  const group = "Shades";
  const canAdd = state.colors.length < MAX_COLORS;
  const pin = () => pinFocused(controls, scales);
  useShortcuts([
    { id: "shades-add", keys: "+", label: "Add a color", group, run: () => apply(addColor), isEnabled: canAdd },
    { id: "shades-pin", keys: "KeyP", label: "Pin the step, or unpin it", group, run: pin },
    ...focusKeys(group, "Go to scale", "data-scale", state.colors.length),
  ]);
}

function pinFocused({ state, apply }: ToolControls<State>, scales: readonly Scale[]) {
  const { scale: scaleText, step: stepText } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  const [index, place] = [Number(scaleText), Number(stepText)];
  const step = scales[index]?.steps[place];
  if (!step || step.isBase || isRamp(state.kind)) return;
  if (step.isPinned) apply(removePin, index, place);
  else apply(setPin, { scale: index, step: place, color: step.color });
}

function rowsOf(bench: HTMLElement) {
  return [...bench.querySelectorAll("ul[aria-label]")].map((strip) => [...strip.querySelectorAll<HTMLElement>(CELLS)]);
}
