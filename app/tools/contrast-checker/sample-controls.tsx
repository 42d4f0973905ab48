import type { ToolControls } from "#app/tools/use-tool.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { MAX_SAMPLE_LENGTH, MAX_SIZE_PX, MIN_SIZE_PX, type State, setSample, WEIGHTS } from "./model.ts";

const WEIGHT_NAMES = { 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold" } as const;
// WCAG 2.2: 18 pt, or 14 pt and bold.
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

/** The words of the preview, their size and weight, and whether that counts as large. */
export function SampleControls({ controls: { state, apply, preview, commit } }: { controls: ToolControls<State> }) {
  const { text, sizePx, weight } = state.sample;
  const isLarge = sizePx >= LARGE_PX || (weight >= 700 && sizePx >= LARGE_BOLD_PX);
  return (
    <div className="grid noscript:hidden gap-x-5 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_180px] md:items-start">
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
        valueText={`${sizePx} px, ${isLarge ? "large" : "not large"} for WCAG`}
        onChange={(value) => preview(setSample, { sizePx: value })}
        onCommit={commit}
      />
      <Field label="Weight">
        <Select
          value={weight}
          onChange={({ target }) => {
            const chosen = WEIGHTS.find((known) => String(known) === target.value);
            if (chosen) apply(setSample, { weight: chosen });
          }}
        >
          {WEIGHTS.map((known) => (
            <option key={known} value={known}>
              {WEIGHT_NAMES[known]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
