import type { Channel } from "../palette/changes.ts";
import { CHANNEL_DECIMALS, CHANNEL_STEPS, MAX_CHANNEL } from "./keys.ts";
import { NumberBox, type NumberBoxProps } from "./number-box.tsx";

type Props = Pick<NumberBoxProps, "label" | "value" | "onChange" | "onCommit"> & { channel: Channel; isFixed: boolean };

/** Channels of a pinned color are read-only. */
export function ChannelBox({ channel, label, value, isFixed, onChange, onCommit }: Props) {
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
      onCommit={onCommit}
      className="w-[4.6rem] max-tiny:w-[4.1rem] max-tiny:px-1.5"
    />
  );
}
