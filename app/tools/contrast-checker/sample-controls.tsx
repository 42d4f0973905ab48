import type { ToolControls } from "#app/tools/use-tool.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { isLargeForWcag } from "#color/contrast/text-size.ts";
import { FONT_NAMES, WEIGHT_NAMES } from "./sample-style.ts";
import { FONTS, MAX_SAMPLE_LENGTH, MAX_SIZE_PX, MIN_SIZE_PX, type State, setSample, WEIGHTS } from "./state.ts";

/** The words of the preview and how they are set. */
export function SampleControls({ controls: { state, apply, preview, commit } }: { controls: ToolControls<State> }) {
  const { text, sizePx, weight, font } = state.sample;
  return (
    <div className="grid noscript:hidden gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <Field label="Sample text">
        <Input
          value={text}
          maxLength={MAX_SAMPLE_LENGTH}
          onChange={({ target }) => preview(setSample, { text: target.value })}
          onBlur={commit}
        />
      </Field>
      <Slider
        label="Size of the body text"
        min={MIN_SIZE_PX}
        max={MAX_SIZE_PX}
        value={sizePx}
        unit=" px"
        valueText={`${sizePx} px, ${isLargeForWcag(sizePx, weight) ? "large" : "not large"} for WCAG`}
        onChange={(value) => preview(setSample, { sizePx: value })}
        onCommit={commit}
        className="-mt-1"
      />
      <Choice
        label="Weight"
        options={WEIGHTS}
        names={WEIGHT_NAMES}
        value={weight}
        onChange={(next) => apply(setSample, { weight: next })}
      />
      <Choice
        label="Typeface"
        options={FONTS}
        names={FONT_NAMES}
        value={font}
        onChange={(next) => apply(setSample, { font: next })}
      />
    </div>
  );
}

type ChoiceProps<Option extends string | number> = {
  label: string;
  options: readonly Option[];
  names: Record<Option, string>;
  value: Option;
  onChange: (option: Option) => void;
};

function Choice<Option extends string | number>({ label, options, names, value, onChange }: ChoiceProps<Option>) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(options[target.selectedIndex] as Option)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
