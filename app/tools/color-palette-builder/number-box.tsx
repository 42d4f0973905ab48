import { useId, useState } from "react";
import { useEarlyText } from "#app/ui/use-early-text.ts";

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  name?: string;
  className?: string;
};

/** A small field for a number. What is out of its limits stays in the field until it is left, and changes nothing. */
export function NumberBox({ label, value, min, max, step = 1, onChange, name, className = "w-14 max-md:w-11" }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = (text: string) => {
    setDraft(text);
    const next = Number(text);
    if (text.trim() !== "" && next >= min && next <= max && next !== value) onChange(next);
  };
  const input = useEarlyText(String(value), change);
  const rangeId = useId();
  const isBad = draft !== null && (draft.trim() === "" || !(Number(draft) >= min && Number(draft) <= max));
  return (
    <span className="relative grid min-w-0">
      <input
        ref={input}
        type="number"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? rangeId : undefined}
        {...{ min, max, step, name }}
        value={draft ?? value}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setDraft(null)}
        className={`number-field min-h-8 pointer-coarse:min-h-11 rounded-swatch border border-transparent bg-well px-2 text-center font-mono pointer-coarse:text-base text-sm hover:border-line focus-visible:outline-offset-0 aria-invalid:border-bad ${className}`}
      />
      <span
        id={rangeId}
        aria-live="polite"
        className="absolute top-full right-0 z-10 mt-1 whitespace-nowrap rounded-swatch bg-sheet px-1.5 text-bad text-xs empty:hidden"
      >
        {isBad && `${min} to ${max}`}
      </span>
    </span>
  );
}
