import { useState } from "react";
import type { Axis } from "#app/frame/reorder/geometry.ts";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { Icon, type IconClass } from "#app/ui/icon.tsx";
import { closePopover } from "#app/ui/use-popover.ts";
import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { type ChannelLocks, MAX_COLORS, MIN_COLORS } from "#color/generate/request.ts";
import { printHex } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { useActions } from "../bench.tsx";
import { insertColor, toggleChannel } from "../palette/changes.ts";
import { CHANNELS, type Channel } from "../palette/state.ts";
import { removeAndFocus } from "../use-generator-keys.ts";
import { EditPopover } from "./popovers.tsx";

const LINE =
  "-mx-2 flex min-h-9 items-center gap-2.5 rounded-[7px] px-2 text-left text-sm hover:bg-well aria-disabled:opacity-45 pointer-coarse:min-h-11";

export type StripeProps = {
  color: Color;
  locks: ChannelLocks;
  index: number;
  name: string;
  count: number;
  reorder: Reorder;
  onShades: () => void;
};

export function MoreMenu({ color, locks, index, name, count, reorder, onShades }: StripeProps) {
  const actions = useActions();
  const [axis] = useState(axisNow);
  return (
    <div className="grid gap-3">
      <LockOptions color={color} locks={locks} index={index} />
      <div className="grid border-line border-y py-2">
        <EditPopover
          index={index}
          name={name}
          trigger={(props) => (
            <button type="button" {...props} className={LINE}>
              <Icon className="icon-sliders-horizontal" />
              Adjust
            </button>
          )}
        />
        <Line icon="icon-layers" label="Shades" run={onShades} />
        <Line
          icon="icon-plus"
          label="Add a color after this one"
          run={() => actions.draw.apply(insertColor, index + 1)}
          isOff={count >= MAX_COLORS}
        />
        <a href={colorPath(printHex(color))} className={LINE}>
          <Icon className="icon-info" />
          Color page
        </a>
        <Line icon="icon-trash" label="Remove" run={() => removeAndFocus(actions, index)} isOff={count <= MIN_COLORS} />
      </div>
      <div className="-mx-2 flex items-center justify-between text-sm">
        <MoveButtons reorder={{ ...reorder, axis }} index={index} size="md" />
        <span className="flex items-center pr-0.5 pl-2">
          Keep in tray
          <KeepButton color={color} name={name} />
        </span>
      </div>
    </div>
  );
}

/** Whether the window has room for the colors side by side. */
function axisNow(): Axis {
  const [first, second] = document.querySelectorAll<HTMLElement>("[data-slot]");
  return first?.offsetTop === second?.offsetTop ? "x" : "y";
}

const LABELS: Record<Channel, string> = { hue: "Hue", chroma: "Chroma", lightness: "Lightness" };

export function LockOptions({ color, locks, index }: Pick<StripeProps, "color" | "locks" | "index">) {
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
        <label key={channel} className={`${LINE} cursor-pointer`}>
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

type LineProps = { icon: IconClass; label: string; run: () => void; isOff?: boolean };

function Line({ icon, label, run, isOff = false }: LineProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      className={LINE}
      onClick={({ currentTarget }) => {
        if (isOff) return;
        closePopover(currentTarget);
        run();
      }}
    >
      <Icon className={icon} />
      {label}
    </button>
  );
}
