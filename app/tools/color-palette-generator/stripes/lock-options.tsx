import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import type { ChannelLocks } from "#color/generate/request.ts";
import { useActions } from "../bench.tsx";
import { toggleChannel } from "../palette/changes.ts";
import { CHANNELS, type Channel } from "../palette/state.ts";

type Props = { color: Color; locks: ChannelLocks; index: number };

const LABELS: Record<Channel, string> = { hue: "Hue", chroma: "Chroma", lightness: "Lightness" };

export function LockOptions({ color, locks, index }: Props) {
  const { apply } = useActions();
  const { l, c, h } = convert(color, "oklch");
  const values: Record<Channel, string> = {
    hue: h === null ? "none" : `${h.toFixed(0)}°`,
    chroma: c.toFixed(3),
    lightness: `${(l * 100).toFixed(0)}%`,
  };
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold text-sm">Lock only</legend>
      {CHANNELS.map((channel) => (
        <label
          key={channel}
          className="-mx-2 flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 rounded-[7px] px-2 text-sm hover:bg-well"
        >
          <input
            type="checkbox"
            checked={locks[channel]}
            onChange={() => apply(toggleChannel, index, channel)}
            className="size-4 accent-ink"
          />
          <span className="flex-1">{LABELS[channel]}</span>
          <span className="font-mono text-ink-2 text-xs">{values[channel]}</span>
        </label>
      ))}
    </fieldset>
  );
}
