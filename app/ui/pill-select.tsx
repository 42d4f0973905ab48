import type { CSSProperties } from "react";
import { Icon } from "./icon.tsx";
import { useEarlyChoice } from "./use-early.ts";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  isSmall?: boolean;
  className?: string;
};

export function PillSelect<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, isSmall = false, className = "" } = props;
  // As wide as the choice, also where browsers size a select by its longest option.
  const letters = options.find((option) => option.value === value)?.label.length;
  const list = useEarlyChoice<HTMLSelectElement>(value, (chosen) => onChange(chosen as Value));
  return (
    <label
      className={`relative flex ${isSmall ? "min-h-8 rounded-swatch pl-2.5 text-xs" : "min-h-10 rounded-control pl-3.5 text-sm"} pointer-coarse:min-h-11 min-w-0 items-center border border-ink-3 bg-well hover:bg-[color-mix(in_oklab,var(--color-well),var(--color-ink)_4%)] has-focus-visible:outline-2 ${className}`}
    >
      <span className="shrink-0 text-ink-2">{label}</span>
      <select
        ref={list}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        style={{ "--letters": letters } as CSSProperties}
        className="field-sizing-content ml-auto w-[calc((var(--letters)+1)*1ch+2.75rem)] min-w-0 cursor-pointer appearance-none self-stretch text-ellipsis bg-transparent pr-9 pl-2 font-[550] pointer-coarse:text-base outline-none supports-[field-sizing:content]:w-auto [&>option]:bg-sheet"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon className="icon-chevron-down pointer-events-none absolute right-3 size-4 text-ink-2" />
    </label>
  );
}
