import { late } from "#app/late/late.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { isNative } from "#color/gradient/curve.ts";
import { NAMED_EASINGS } from "#color/gradient/ease.ts";
import { GRADIENT_SPACES, isPolar } from "#color/gradient/gradient-shape.ts";
import type { GradientCode } from "#color/gradient/print-css.ts";
import type { GradientSpace } from "#color/gradient.ts";
import type { HueArc } from "#color/mix.ts";
import { change } from "./changes.ts";
import { HUES, nameOfEasing, writeEasing } from "./model.ts";
import { MAX_DELTA, MIN_DELTA, type State } from "./state.ts";
import { useBench } from "./use-bench.ts";
import { EASING_NAMES, HUE_NAMES, SPACE_NAMES } from "./words.ts";

/** Not the same as any curve with a name. */
const CUSTOM_START = [0.6, 0, 0.2, 1] as const;

const EasingEditor = late(async () => (await import("./easing-editor.tsx")).EasingEditor, "The curve", {
  waiting: <p className="min-h-[188px] text-ink-2 text-sm">Loading…</p>,
});

export function BlendPanel() {
  const { controls, state } = useBench();
  return (
    <>
      <Field label="Space">
        <Select
          name="m"
          value={state.space}
          onChange={({ target }) => controls.apply(change, { space: target.value as GradientSpace })}
        >
          {GRADIENT_SPACES.map((space) => (
            <option key={space} value={space}>
              {SPACE_NAMES[space]}
            </option>
          ))}
        </Select>
      </Field>
      {isPolar(state.space) && (
        <Field label="Way round the hues">
          <Select
            name="d"
            value={state.hue}
            onChange={({ target }) => controls.apply(change, { hue: target.value as HueArc })}
          >
            {HUES.map((hue) => (
              <option key={hue} value={hue}>
                {HUE_NAMES[hue]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Easing />
    </>
  );
}

function Easing() {
  const { controls, state, drawn } = useBench();
  const { gradient, code } = drawn;
  const name = nameOfEasing(state.easing);
  const own = writeEasing(name ? CUSTOM_START : state.easing);
  const isBaked = !isNative(gradient, state);
  return (
    <>
      <Field label="Easing between colors">
        <Select
          name="e"
          value={name ?? own}
          onChange={({ target }) => {
            const named = Object.hasOwn(NAMED_EASINGS, target.value);
            const easing = named ? NAMED_EASINGS[target.value as keyof typeof NAMED_EASINGS] : CUSTOM_START;
            controls.apply(change, { easing });
          }}
        >
          {Object.entries(EASING_NAMES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value={own}>Own curve</option>
        </Select>
      </Field>
      {name === null && <EasingEditor />}
      <Checkbox
        label="Keep inside sRGB"
        hint="The same on every screen: what is too vivid loses chroma."
        isOn={state.isFitted}
        onChange={(isFitted) => controls.apply(change, { isFitted })}
      />
      {(isBaked || code.fallback !== null) && (
        <Slider
          label="Largest difference, ΔE"
          name="q"
          value={state.delta}
          min={MIN_DELTA}
          max={MAX_DELTA}
          step={0.25}
          valueText={`ΔE ${state.delta}`}
          onChange={(delta) => controls.preview(change, { delta })}
          onCommit={controls.commit}
        />
      )}
      <p className="text-ink-2 text-sm" aria-live="polite">
        {sayStops(state, isBaked, code)}
      </p>
    </>
  );
}

/** How many stops the code has, and why. */
function sayStops(
  { space, delta }: State,
  isBaked: boolean,
  { fallback, modernStops, fallbackStops }: GradientCode,
): string {
  if (!isBaked && fallback === null)
    return "Browsers of any age mix in sRGB by themselves: no further stops are needed.";
  return [
    isBaked ? `CSS has no curve inside a gradient, so this one becomes ${modernStops} stops.` : "",
    fallback === null ? "" : `For browsers without ${SPACE_NAMES[space]} it takes ${fallbackStops} stops in sRGB.`,
    `None is off by more than ΔE ${delta}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
