import { clamp } from "#color/clamp.ts";
import { Slider, type SliderProps } from "./slider.tsx";
import { useNumberInput } from "./use-number-input.ts";

/** `isCyclic` passes on numbers beyond the ends, such as an angle of −45, for `onChange` to wrap. */
type Props = Omit<SliderProps, "field"> & { isCyclic?: boolean };

/** A slider with a field for its value. */
export function NumberSlider({ isCyclic = false, ...props }: Props) {
  const { label, value, min = 0, max = 100, step, unit, onChange, onCommit } = props;
  const change = (next: number) => onChange(isCyclic ? next : clamp(next, min, max));
  const commit = () => onCommit?.(value);
  const { inputProps } = useNumberInput({ value, min, max, step, onChange: change, onCommit: commit });
  const field = (
    <span className="flex min-h-8 pointer-coarse:min-h-11 items-center rounded-swatch border border-ink-3 bg-well px-2 font-mono focus-within:outline-2 focus-within:outline-ink">
      <input
        {...inputProps}
        aria-label={typeof label === "string" ? `${label}, number` : "Number"}
        className="field-sizing-content w-[4.5ch] self-stretch bg-transparent text-right pointer-coarse:text-base outline-none supports-[field-sizing:content]:w-auto supports-[field-sizing:content]:min-w-[4.5ch]"
      />
      <span className="text-ink-2">{unit}</span>
    </span>
  );
  return <Slider {...props} field={field} />;
}
