import { type ReactNode, useId } from "react";
import { TRACK } from "./segment-style.ts";
import { useEarlyChoice } from "./use-early.ts";

type Props<Value extends string> = {
  /** The name of the setting, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange?: (value: Value) => void;
  /** Name of the form field, if the choice is submitted without JavaScript. */
  name?: string;
  className?: string;
};

/** Native radio buttons, so the arrow keys work. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  className = "",
}: Props<Value>) {
  const id = useId();
  const group = useEarlyChoice<HTMLFieldSetElement>(value, (chosen) => onChange?.(chosen as Value));
  return (
    <fieldset ref={group} aria-label={label} className={`${TRACK} ${className}`}>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange?.(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
