import { useId } from "react";
import { useNumberInput } from "#app/ui/use-number-input.ts";

export type NumberBoxProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  onCommit: () => void;
  className?: string;
};

/** An out-of-range number stays in the field until blur, and changes nothing. */
export function NumberBox(props: NumberBoxProps) {
  const { label, value, min, max, step = 1, onChange, onCommit, className = "w-[3.5rem] max-md:w-[2.75rem]" } = props;
  const change = (next: number) => {
    if (next >= min && next <= max && next !== value) onChange(next);
  };
  const { inputProps, isBad } = useNumberInput({ value, min, max, step, onChange: change, onCommit });
  const rangeId = useId();
  return (
    <span className="relative grid min-w-0">
      <input
        {...inputProps}
        aria-label={label}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? rangeId : undefined}
        className={`min-h-8 pointer-coarse:min-h-11 rounded-swatch border border-ink-3 bg-well px-2 text-center font-mono pointer-coarse:text-base text-sm hover:border-ink-2 focus-visible:outline-offset-0 aria-invalid:border-bad ${className}`}
      />
      <span
        id={rangeId}
        aria-live="polite"
        className="absolute top-full right-0 z-10 mt-1 whitespace-nowrap rounded-swatch bg-sheet px-1.5 text-bad text-xs"
      >
        {isBad && `${min} to ${max}`}
      </span>
    </span>
  );
}
