import type { ComponentProps } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { HUE_OPTIONS, rampModeName } from "#app/tools/mode-names.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { NumberSlider } from "#app/ui/number-slider.tsx";
import { optionsOf } from "#app/ui/options-of.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import type { Color } from "#color/color.ts";
import { isRamp, MAX_STEPS, MIN_STEPS, MODES, type Mode } from "#color/ramp.ts";
import { DEFAULT_BACKGROUNDS } from "#color/scales/scale-types.ts";
import { printPlain } from "#color/text/print.ts";
import { change, setSteps } from "./changes.ts";
import type { Scale } from "./make-scales.ts";
import { canAlign, MAX_CHROMA_PERCENT, MAX_DRIFT_DEGREES, type State } from "./state.ts";

type Props = { controls: ToolControls<State>; first: Scale | undefined };

const PAGES = [
  { value: "0", label: "Light" },
  { value: "1", label: "Dark" },
];
const MEASURES = optionsOf<State["measure"]>({ wcag: "WCAG 2", apca: "APCA" });

/** Every setting is a form field, so that it is submitted without JavaScript. */
export function Settings({ controls, first }: Props) {
  const { state, history, historyIndex, preview, commit } = controls;
  // From the state before the gesture: the numbers on the way, as in "1" of "11", would drop the pins.
  const previewSteps = (steps: number) => preview((now) => setSteps(history[historyIndex] ?? now, steps));
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      <div className={isRamp(state.kind) ? "contents" : "grid content-start gap-5"}>
        {state.kind === "radix" ? (
          <p className="text-ink-2 text-sm">Always twelve steps, one per role.</p>
        ) : (
          <NumberSlider
            label="Steps"
            name="n"
            min={MIN_STEPS}
            max={MAX_STEPS}
            value={state.steps}
            onChange={previewSteps}
            onCommit={commit}
          />
        )}
        {isRamp(state.kind) ? <RampFields controls={controls} /> : <PlaceFields controls={controls} first={first} />}
      </div>
      {!isRamp(state.kind) && (
        <>
          <DriftFields controls={controls} />
          <ChromaFields controls={controls} />
        </>
      )}
    </div>
  );
}

function RampFields({ controls: { state, apply } }: Pick<Props, "controls">) {
  return (
    <>
      <Field label="Mode" hint="The color space to mix in.">
        <Select name="m" value={state.mode} onChange={({ target }) => apply(change, { mode: target.value as Mode })}>
          <Options of={MODES.map((mode) => [mode, rampModeName(mode)])} />
        </Select>
      </Field>
      {state.kind !== "tones" && (
        <Choice
          label="Hue"
          name="h"
          options={HUE_OPTIONS}
          value={state.hue}
          onChange={(hue) => apply(change, { hue })}
        />
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
        <Checkbox
          label="Equal lightness"
          hint="Each column has the lightness of the first scale; other colors adjust."
          isOn={isAligned}
          onChange={(isOn) => apply(change, { isAligned: isOn })}
          name="a"
          value="1"
        />
      )}
    </>
  );
}

function ContrastFields({ controls: { state, apply, edit } }: Pick<Props, "controls">) {
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
        {...edit((now, color: Color) => change(now, { background: color }))}
        isOpaque
      />
    </>
  );
}

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

const DRIFT_OF_OWN = [10, -10] as const;

function DriftFields({ controls: { state, apply, preview, commit } }: Pick<Props, "controls">) {
  const { drift } = state;
  const isNone = drift !== "natural" && drift[0] === 0 && drift[1] === 0;
  const own = drift === "natural" || isNone ? DRIFT_OF_OWN : drift;
  const ownText = own.map((degrees) => String(degrees).replace("-", "n")).join("~");
  const value = drift === "natural" ? "natural" : isNone ? "none" : ownText;
  const choose = (text: string) =>
    apply(change, { drift: text === "natural" ? "natural" : text === "none" ? [0, 0] : own });
  return (
    <div className="grid content-start gap-5 pt-1">
      <Field label="Hue drift" hint={DRIFT_HINTS[value] ?? "Degrees of OKLCH hue at each end of the scale."}>
        <Select name="drift" value={value} onChange={({ target }) => choose(target.value)}>
          <option value="natural">Natural</option>
          <option value="none">None</option>
          <option value={ownText}>Custom</option>
        </Select>
      </Field>
      {drift !== "natural" &&
        (["light", "dark"] as const).map((end, place) => (
          <NumberSlider
            key={end}
            label={`Hue at the ${end} end`}
            min={-MAX_DRIFT_DEGREES}
            max={MAX_DRIFT_DEGREES}
            value={drift[place] ?? 0}
            unit="°"
            onChange={(degrees) => preview(change, { drift: place === 0 ? [degrees, drift[1]] : [drift[0], degrees] })}
            onCommit={commit}
          />
        ))}
    </div>
  );
}

const DRIFT_HINTS: Record<string, string> = {
  natural: "Keeps dark yellows from turning green and dark blues from turning purple.",
  none: "The same hue throughout.",
};

const CHROMA_FIELDS = [
  { key: "amount", name: "ca", label: "Chroma", max: MAX_CHROMA_PERCENT },
  { key: "light", name: "cl", label: "Chroma in light steps", max: 100 },
  { key: "dark", name: "cd", label: "Chroma in dark steps", max: 100 },
] as const;

function ChromaFields({ controls: { state, slide } }: Pick<Props, "controls">) {
  const { chroma, kind } = state;
  // Roles and Material tones define their own chroma at the ends.
  const hasEnds = kind !== "radix" && kind !== "material";
  const fields = hasEnds ? CHROMA_FIELDS : CHROMA_FIELDS.slice(0, 1);
  return (
    <div className="grid content-start gap-2.5">
      {fields.map(({ key, name, label, max }) => (
        <NumberSlider
          key={key}
          name={name}
          label={label}
          max={max}
          value={chroma[key]}
          unit="%"
          {...slide((now, percent: number) => change(now, { chroma: { ...chroma, [key]: percent } }))}
        />
      ))}
    </div>
  );
}
