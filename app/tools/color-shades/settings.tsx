import type { ComponentProps } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { rampModeName } from "#app/tools/mode-names.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Select } from "#app/ui/select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { MAX_STEPS, MIN_STEPS, MODES, type Mode, type RampHue } from "#color/ramp.ts";
import { DEFAULT_BACKGROUNDS } from "#color/scales/scale-types.ts";
import { printPlain } from "#color/text/print.ts";
import { change, setSteps } from "./changes.ts";
import { canAlign, isRamp } from "./kinds.ts";
import type { Scale } from "./make-scales.ts";
import { ScaleShape } from "./scale-shape.tsx";
import type { State } from "./state.ts";

type Props = { controls: ToolControls<State>; first: Scale | undefined };

const HUES: readonly { value: RampHue; label: string }[] = [
  { value: "constant", label: "Constant" },
  { value: "shifted", label: "Shifted" },
];
const PAGES = [
  { value: "0", label: "Light" },
  { value: "1", label: "Dark" },
];
const MEASURES: readonly { value: State["measure"]; label: string }[] = [
  { value: "wcag", label: "WCAG 2" },
  { value: "apca", label: "APCA" },
];

/** What shapes all scales. Everything here is a field of the form, so that it is sent without JavaScript. */
export function Settings({ controls, first }: Props) {
  const { state, preview, commit } = controls;
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      <div className={isRamp(state.kind) ? "contents" : "grid content-start gap-5"}>
        {state.kind === "radix" ? (
          <p className="text-ink-2 text-sm">Always twelve steps, one per role.</p>
        ) : (
          <Slider
            label="Steps"
            name="n"
            min={MIN_STEPS}
            max={MAX_STEPS}
            value={state.steps}
            hasNumberField
            onChange={(steps) => preview(setSteps, steps)}
            onCommit={commit}
          />
        )}
        {isRamp(state.kind) ? <RampFields controls={controls} /> : <PlaceFields controls={controls} first={first} />}
      </div>
      {!isRamp(state.kind) && <ScaleShape controls={controls} />}
    </div>
  );
}

function RampFields({ controls: { state, apply } }: Pick<Props, "controls">) {
  return (
    <>
      <Field label="Mode" hint="The color space to mix in.">
        <Select name="m" value={state.mode} onChange={({ target }) => apply(change, { mode: target.value as Mode })}>
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {rampModeName(mode)}
            </option>
          ))}
        </Select>
      </Field>
      {state.kind !== "tones" && (
        <Choice label="Hue" name="h" options={HUES} value={state.hue} onChange={(hue) => apply(change, { hue })} />
      )}
    </>
  );
}

function PlaceFields({ controls, first }: Props) {
  const { state, apply } = controls;
  const { kind, isDark, isAligned } = state;
  return (
    <>
      {kind !== "radix" && (
        <Field label="Your color's step">
          <Select
            name="b"
            value={state.baseStep === null ? "" : String(state.baseStep + 1)}
            onChange={({ target: { value } }) => apply(change, { baseStep: value === "" ? null : Number(value) - 1 })}
          >
            <option value="">Automatic</option>
            {first?.steps.map(({ name }, step) => (
              <option key={name} value={step + 1}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Choice
        label="Page"
        name="dark"
        options={PAGES}
        value={isDark ? "1" : "0"}
        onChange={(value) => apply(change, { isDark: value === "1" })}
      />
      {kind === "contrast" && <ContrastFields controls={controls} />}
      {canAlign(kind) && state.colors.length > 1 && (
        <label className="flex min-h-11 cursor-pointer items-start gap-3 text-sm">
          <input
            type="checkbox"
            name="a"
            value="1"
            checked={isAligned}
            onChange={({ target }) => apply(change, { isAligned: target.checked })}
            className="mt-0.5 size-[18px] shrink-0 accent-ink"
          />
          <span>
            <span className="font-[550]">Equal lightness</span>
            <span className="block text-ink-2 text-xs">
              Each column has the lightness of the first scale; other colors adjust.
            </span>
          </span>
        </label>
      )}
    </>
  );
}

function ContrastFields({ controls: { state, apply } }: Pick<Props, "controls">) {
  const background = state.background ?? DEFAULT_BACKGROUNDS[state.isDark ? "dark" : "light"];
  return (
    <>
      <Choice
        label="Measured by"
        name="by"
        options={MEASURES}
        value={state.measure}
        onChange={(measure) => apply(change, { measure })}
      />
      <ColorInput
        label="On this background"
        name="bg"
        value={printPlain(background)}
        onChange={(color) => apply(change, { background: color })}
      />
    </>
  );
}

/** Tabs with their name in sight. */
function Choice<Value extends string>(props: ComponentProps<typeof Segmented<Value>>) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden className="font-[550] text-sm">
        {props.label}
      </span>
      <Segmented {...props} />
    </div>
  );
}
