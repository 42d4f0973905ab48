import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { commitTaps } from "./commit-taps.ts";
import { useEarlySlide } from "./use-early.ts";

export type SliderProps = {
  label: ReactNode;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
  /** Called after a drag or a run of keys, when the value is final. */
  onCommit?: (value: number) => void;
  /** Undoes a drag that became a scroll. Without it, both get the value from before, which may be rounded. */
  onCancel?: () => void;
  /** A CSS background from the minimum to the maximum value. Without it, the track fills with ink. */
  track?: string;
  /** The value in words, such as "182 degrees, teal". */
  valueText?: string;
  unit?: string;
  /** A field shown instead of the value. */
  field?: ReactNode;
  name?: string;
  className?: string;
};

const FILLED_THUMB = { "--thumb": "var(--color-ink)" } as CSSProperties;
const LARGE_STEP = 10;
const KEY_SIGNS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

export function Slider(props: SliderProps) {
  const { label, value, min = 0, max = 100, step = 1, onChange, onCommit, onCancel } = props;
  const { track, valueText, unit = "", field, name, className = "" } = props;
  const id = useId();
  const pressedAt = useRef(value);
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  const commit = () => onCommit?.(value);
  const input = useEarlySlide(value, (early) => {
    change(early);
    onCommit?.(early);
  });
  // A finger that scrolls the page from here has already moved the thumb.
  const onPointerCancel = () => {
    if (onCancel) return onCancel();
    onChange(pressedAt.current);
    onCommit?.(pressedAt.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const sign = KEY_SIGNS[event.key];
    if (!event.shiftKey || !sign) return;
    event.preventDefault();
    change(value + sign * step * LARGE_STEP);
  };
  return (
    <div className={className}>
      <div className="flex min-h-8 items-center justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-[550]">
          {label}
        </label>
        {field ?? (
          <span aria-hidden className="font-mono text-ink-2">
            {value}
            {unit}
          </span>
        )}
      </div>
      <div className="relative">
        <span
          aria-hidden
          className={`absolute inset-x-0 top-1/2 -translate-y-1/2 rounded-full ${track ? "swatch inset-ring inset-ring-line h-4" : "h-1.5 forced-colors:outline-1"}`}
          style={{ background: track ?? fillOf(max > min ? (value - min) / (max - min) : 0) }}
        />
        <input
          ref={input}
          id={id}
          type="range"
          className="slider"
          style={track ? undefined : FILLED_THUMB}
          aria-valuetext={valueText ?? (unit ? `${value}${unit}` : undefined)}
          {...{ name, min, max, step, value, onKeyDown }}
          onChange={(event) => change(event.target.valueAsNumber)}
          onPointerDown={() => {
            commit(); // what was typed elsewhere isn't part of the drag, which may be canceled
            pressedAt.current = value;
          }}
          onPointerCancel={onPointerCancel}
          onPointerUp={commit}
          onKeyUp={(event) => commitTaps(event, commit)}
          onBlur={commit} // a screen reader or a voice sets the value without a key or pointer
        />
      </div>
    </div>
  );
}

function fillOf(ratio: number): CSSProperties["background"] {
  const end = `${(ratio * 100).toFixed(2)}%`;
  return `linear-gradient(to right, var(--color-ink) ${end}, var(--color-line-2) ${end})`;
}
