import type { ReactNode } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { rampModeName } from "#app/tools/mode-names.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Select } from "#app/ui/select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { MAX_STEPS, MIN_STEPS, MODES, type Mode, type RampHue } from "#color/ramp.ts";
import { DEFAULT_BACKGROUNDS } from "#color/scales/scale-types.ts";
import { printHex, printPlain } from "#color/text/print.ts";
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
        <Labelled label="Hue">
          <Segmented label="Hue" name="h" options={HUES} value={state.hue} onChange={(hue) => apply(change, { hue })} />
        </Labelled>
      )}
    </>
  );
}

function PlaceFields({ controls: { state, apply }, first }: Props) {
  const { kind, isDark, background } = state;
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
      <Labelled label="Page">
        <Segmented
          label="Page"
          name="dark"
          options={[
            { value: "0", label: "Light" },
            { value: "1", label: "Dark" },
          ]}
          value={isDark ? "1" : "0"}
          onChange={(value) => apply(change, { isDark: value === "1" })}
        />
      </Labelled>
      {kind === "contrast" && (
        <>
          <Labelled label="Measured by">
            <Segmented
              label="Measured by"
              name="by"
              options={[
                { value: "wcag", label: "WCAG 2" },
                { value: "apca", label: "APCA" },
              ]}
              value={state.measure}
              onChange={(measure) => apply(change, { measure })}
            />
          </Labelled>
          <ColorInput
            label="On this background"
            name="bg"
            value={background ? printPlain(background) : printHex(DEFAULT_BACKGROUNDS[isDark ? "dark" : "light"])}
            onChange={(color) => apply(change, { background: color })}
          />
        </>
      )}
      {canAlign(kind) && state.colors.length > 1 && (
        <label className="flex min-h-11 cursor-pointer items-start gap-3 text-sm">
          <input
            type="checkbox"
            name="a"
            value="1"
            checked={state.isAligned}
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

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden className="font-[550] text-sm">
        {label}
      </span>
      {children}
    </div>
  );
}
