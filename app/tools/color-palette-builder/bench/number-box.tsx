import { useId } from "react";
import { useNumberInput } from "#app/ui/use-number-input.ts";
import type { Channel } from "../palette/changes.ts";
import { CHANNEL_DECIMALS, CHANNEL_STEPS, MAX_CHANNEL } from "./keys.ts";

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  className?: string;
};

/** An out-of-range number stays in the field until blur, and changes nothing. */
export function NumberBox({ label, value, min, max, step = 1, onChange, className = "w-14 max-md:w-11" }: Props) {
  const change = (next: number) => {
    if (next >= min && next <= max && next !== value) onChange(next);
  };
  const { inputProps, isBad } = useNumberInput({ value, min, max, step, onChange: change });
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
        className="absolute top-full right-0 z-10 mt-1 whitespace-nowrap rounded-swatch bg-sheet px-1.5 text-bad text-xs empty:hidden"
      >
        {isBad && `${min} to ${max}`}
      </span>
    </span>
  );
}

type ChannelProps = Pick<Props, "label" | "value" | "onChange"> & { channel: Channel; isFixed: boolean };

/** Channels of a pinned color are read-only. */
export function ChannelBox({ channel, label, value, isFixed, onChange }: ChannelProps) {
  const text = value.toFixed(CHANNEL_DECIMALS[channel]);
  if (isFixed) return <span className="w-[4.6rem] text-center font-mono text-sm">{text}</span>;
  return (
    <NumberBox
      label={label}
      value={Number(text)}
      min={0}
      max={MAX_CHANNEL[channel]}
      step={CHANNEL_STEPS[channel]}
      onChange={onChange}
      className="w-[4.6rem] max-tiny:w-[4.1rem] max-tiny:px-1.5"
    />
  );
}
