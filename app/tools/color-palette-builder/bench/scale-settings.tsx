import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { Button } from "#app/ui/button.tsx";
import { optionsOf } from "#app/ui/options-of.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { MAX_STEPS, MIN_STEPS } from "#color/ramp.ts";
import { printHex } from "#color/text/print.ts";
import { setBackground, setSettings, setShape, setSteps } from "../palette/changes.ts";
import type { Page, Shape, State } from "../palette/state.ts";
import { useBuilder } from "./builder.ts";
import { NumberBox } from "./number-box.tsx";

const SHAPE_NAMES: Record<Shape, string> = {
  tailwind: "Shape: Tailwind",
  oklch: "Shape: even lightness",
  material: "Shape: Material tones",
  lightness: "Target: lightness",
  wcag: "Target: WCAG ratio",
  apca: "Target: APCA Lc",
};
const PAGES = optionsOf<Page>({ light: "Light", dark: "Dark", both: "Both" });

export function ScaleSettings({ state }: { state: State }) {
  const { apply, slide } = useBuilder();
  const hasLight = state.page !== "dark";
  const hasDark = state.page !== "light";
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Select
        aria-label="Steps based on"
        value={state.shape}
        onChange={(event) => apply(setShape, event.target.value as Shape)}
        className="min-h-10 pointer-coarse:min-h-11 w-56 [&>select]:text-sm"
      >
        <Options of={Object.entries(SHAPE_NAMES)} />
      </Select>
      <span className="flex items-center gap-2.5 text-sm">
        <span aria-hidden>Steps</span>
        <NumberBox
          label="Steps of every scale"
          value={state.steps}
          min={MIN_STEPS}
          max={MAX_STEPS}
          {...slide(setSteps)}
        />
      </span>
      <Segmented label="Page" options={PAGES} value={state.page} onChange={(page) => apply(setSettings, { page })} />
      {hasLight && <Background label="Light page" page="light" value={state.background} />}
      {hasDark && <Background label="Dark page" page="dark" value={state.darkBackground} />}
      {state.targets && (
        <Button icon="icon-rotate-ccw" variant="ghost" size="sm" onClick={() => apply(setSettings, { targets: null })}>
          Default targets
        </Button>
      )}
    </div>
  );
}

function Background({ label, page, value }: { label: string; page: "light" | "dark"; value: State["background"] }) {
  const { edit } = useBuilder();
  return (
    <ColorInput
      label={label}
      isLabelHidden
      value={printHex(value)}
      {...edit(setBackground, page)}
      isOpaque
      className="w-44"
    />
  );
}
