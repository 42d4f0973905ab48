import { useState } from "react";
import { late } from "#app/late/late.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { SelectField } from "#app/ui/fields.tsx";
import { NumberSlider } from "#app/ui/number-slider.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { isNative } from "#color/gradient/curve.ts";
import { NAMED_EASINGS } from "#color/gradient/ease.ts";
import { angleIn } from "#color/gradient/geometry.ts";
import { CORNERS, type Corner, EXTENTS, GRADIENT_SPACES, isPolar } from "#color/gradient/gradient-shape.ts";
import type { GradientCode } from "#color/gradient/print-css.ts";
import { HUE_ARCS } from "#color/mix.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { change } from "../changes.ts";
import { FORMS, nameOfEasing, writeEasing } from "../model.ts";
import { DELTA, KINDS, type State } from "../state.ts";
import { useBench } from "../use-bench.ts";
import { EASING_NAMES, SPACE_NAMES } from "../words.ts";

const AT_AN_ANGLE = "angle";
/** Used for a corner when the size of the box is unknown. */
const USUAL_BOX = { width: 16, height: 9 };
const EASINGS = new Map(Object.entries(NAMED_EASINGS));
/** Differs from every named curve. */
const CUSTOM_START = [0.6, 0, 0.2, 1] as const;

const EasingEditor = late(async () => (await import("./easing-editor.tsx")).EasingEditor, "The curve", {
  waiting: <p className="min-h-[188px] text-ink-2 text-sm">Loading…</p>,
});

export function ShapePanel() {
  const { state } = useBench();
  return (
    <>
      <Choices label="Type" name="t" setting="kind" words={KINDS} />
      {state.kind === "linear" && <Direction />}
      {state.kind === "radial" && (
        <>
          <Choices label="Shape" name="s" setting="form" words={FORMS} />
          <WordField
            label="Size"
            name="z"
            setting="extent"
            words={EXTENTS.toReversed()}
            nameOf={(extent) => `The ${extent.replace("-", " ")}`}
          />
        </>
      )}
      {state.kind === "conic" && (
        <SettingSlider label="Start angle" name="f" setting="turn" max={359} unit="°" isCyclic />
      )}
      {state.kind !== "linear" && (
        <>
          <SettingSlider label="Center across" name="ox" setting="x" unit="%" />
          <SettingSlider label="Center down" name="oy" setting="y" unit="%" />
        </>
      )}
    </>
  );
}

function Direction() {
  const { controls, state } = useBench();
  const { direction } = state;
  const isAngle = typeof direction === "number";
  const angle = isAngle ? direction : Math.round(angleIn(direction, USUAL_BOX));
  return (
    <>
      <SettingSlider label="Angle" name="a" setting="direction" value={angle} max={359} unit="°" isCyclic />
      <SelectField
        label="Direction"
        hint="For corners, CSS adjusts the angle to the box."
        of={[[AT_AN_ANGLE, "By the angle"], ...CORNERS.map((corner) => [corner, `To the ${corner} corner`] as const)]}
        value={isAngle ? AT_AN_ANGLE : direction}
        onChange={({ target }) =>
          controls.apply(change, { direction: target.value === AT_AN_ANGLE ? angle : (target.value as Corner) })
        }
        className="noscript:hidden"
      />
    </>
  );
}

export function BlendPanel() {
  const { state } = useBench();
  return (
    <>
      <WordField
        label="Space"
        name="m"
        setting="space"
        words={GRADIENT_SPACES}
        nameOf={(space) => SPACE_NAMES[space]}
      />
      {isPolar(state.space) && <WordField label="Hue direction" name="d" setting="hue" words={HUE_ARCS} />}
      <Easing />
    </>
  );
}

function Easing() {
  const { controls, state, drawn } = useBench();
  const { gradient, code } = drawn;
  const name = nameOfEasing(state.easing);
  /** The named curve that the custom one has just become, so that the editor stays under the pointer. */
  const [edited, setEdited] = useState<string | null>(null);
  const isCustom = name === null || name === edited;
  const own = writeEasing(name ? CUSTOM_START : state.easing);
  const isBaked = !isNative(gradient, state);
  return (
    <>
      <SelectField
        label="Easing between colors"
        name="e"
        of={[...Object.entries(EASING_NAMES), [own, "Custom curve"]]}
        value={isCustom ? own : name}
        onChange={({ target }) => {
          setEdited(null);
          controls.apply(change, { easing: EASINGS.get(target.value) ?? CUSTOM_START });
        }}
      />
      {isCustom && <EasingEditor onEdit={() => setEdited(nameOfEasing(controls.now().easing))} />}
      <Checkbox
        label="Keep inside sRGB"
        hint="Looks the same on every screen: colors that are too vivid lose chroma."
        isOn={state.isFitted}
        onChange={(isFitted) => controls.apply(change, { isFitted })}
      />
      {(isBaked || code.fallback !== null) && (
        <Slider
          label="Fallback accuracy (ΔE)"
          name="q"
          value={state.delta}
          {...DELTA}
          step={0.25}
          valueText={`ΔE ${state.delta}`}
          {...controls.slide((now, delta: number) => change(now, { delta }))}
        />
      )}
      <p className="text-ink-2 text-sm">{describeStops(state, isBaked, code)}</p>
    </>
  );
}

function describeStops(
  { space, delta }: State,
  isBaked: boolean,
  { fallback, modernStops, fallbackStops }: GradientCode,
): string {
  if (!isBaked && fallback === null) return "All browsers mix in sRGB, so no extra stops are needed.";
  return [
    isBaked ? `CSS has no gradient easing, so this curve becomes ${modernStops} stops.` : "",
    fallback === null ? "" : `For browsers without ${SPACE_NAMES[space]} it takes ${fallbackStops} stops in sRGB.`,
    `None is off by more than about ΔE ${delta}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

type WordSetting = "kind" | "form" | "extent" | "space" | "hue";

type WordProps<Setting extends WordSetting> = {
  label: string;
  name: string;
  setting: Setting;
  words: readonly State[Setting][];
  nameOf?: (word: State[Setting]) => string;
};

function WordField<Setting extends WordSetting>(props: WordProps<Setting>) {
  const { label, name, setting, words, nameOf = capitalize } = props;
  const { controls, state } = useBench();
  return (
    <SelectField
      {...{ label, name }}
      of={words.map((word) => [word, nameOf(word)])}
      value={state[setting]}
      onChange={({ target }) => controls.apply(change, { [setting]: target.value })}
    />
  );
}

function Choices<Setting extends WordSetting>({ label, name, setting, words }: WordProps<Setting>) {
  const { controls, state } = useBench();
  return (
    <Segmented
      label={label}
      name={name}
      options={words.map((word) => ({ value: word, label: capitalize(word) }))}
      value={state[setting]}
      onChange={(word) => controls.apply(change, { [setting]: word })}
      className="*:flex-1 *:justify-center *:text-center"
    />
  );
}

type NumberProps = {
  label: string;
  name: string;
  setting: "direction" | "turn" | "x" | "y";
  value?: number;
  max?: number;
  unit: string;
  isCyclic?: boolean;
};

function SettingSlider({ setting, ...rest }: NumberProps) {
  const { controls, state } = useBench();
  return (
    <NumberSlider
      value={Number(state[setting])}
      {...rest}
      {...controls.slide((now, value: number) => change(now, { [setting]: value }))}
    />
  );
}
