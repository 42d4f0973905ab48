import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import { commitTaps } from "./commit-taps.ts";
import { useEarlyText } from "./use-early.ts";

type Options = {
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Called for every number typed or stepped to, even out of range. */
  onChange: (value: number) => void;
  /** Called on Enter, after a run of arrow keys, and when the field loses focus, which then shows `value`. */
  onCommit?: () => void;
};

const SIGNS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };
const LARGE_STEPS = 10;
/** Keeps sums such as 0.1 + 0.2 short. */
const STEP_DECIMALS = 6;

/** The props of a text field for a number. A number field reads "12,5" as 125 in locales with a decimal point. */
export function useNumberInput({ value, min, max, step = 1, onChange, onCommit }: Options) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? value : readNumber(draft);
  const type = (text: string) => {
    setDraft(text);
    const next = readNumber(text);
    if (next !== null) onChange(next);
  };
  const settle = () => {
    setDraft(null);
    onCommit?.();
  };
  const ref = useEarlyText(draft ?? value, (text, isFocused) => {
    type(text);
    if (!isFocused) settle();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (key === "Enter") settle();
    const sign = SIGNS[key];
    if (!sign || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    setDraft(null);
    const next = value + sign * step * (shiftKey ? LARGE_STEPS : 1);
    onChange(Number(next.toFixed(STEP_DECIMALS)));
  };
  const onKeyUp = (event: KeyboardEvent) => commitTaps(event, () => onCommit?.());
  const inputProps = {
    ref,
    type: "text",
    // The decimal keyboard of iOS has no minus.
    inputMode: min < 0 ? "text" : "decimal",
    role: "spinbutton",
    "aria-valuenow": value,
    "aria-valuemin": min,
    "aria-valuemax": max,
    autoComplete: "off",
    value: draft ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
    onBlur: settle,
    onKeyDown,
    onKeyUp,
  } as const;
  return { inputProps, isBad: typed === null || typed < min || typed > max };
}

/** Accepts a decimal comma, a typographic minus, and the field's unit. Null for other text. */
export function readNumber(text: string): number | null {
  const plain = text
    .normalize("NFKC") // full-width digits
    .trim()
    .replace(",", ".")
    .replace("−", "-")
    .replace(/\s*[%°]$/, "");
  return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : null;
}
