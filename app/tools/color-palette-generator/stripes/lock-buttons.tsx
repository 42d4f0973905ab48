import { late } from "#app/late/late.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Color } from "#color/color.ts";
import { type ChannelLocks, isLocked } from "#color/generate/request.ts";
import { useActions } from "../bench.tsx";
import { toggleLock } from "../palette/changes.ts";
import { CHANNELS } from "../palette/state.ts";
import { LazyPopover } from "./lazy-popover.tsx";
import { ONLY_TALL, REVEALED } from "./stripe-style.ts";

type Props = { color: Color; locks: ChannelLocks; index: number; name: string };

const LETTERS = { hue: "H", chroma: "C", lightness: "L" } as const;

const LockOptions = late(async () => (await import("./lock-options.tsx")).LockOptions, "Lock options", {
  waiting: <div className="h-[140px]" />,
});

/** The lock, and beside it what of the color to keep where that is not all. What is kept is always visible. */
export function LockButtons({ color, locks, index, name }: Props) {
  const { apply } = useActions();
  const held = CHANNELS.filter((channel) => locks[channel]);
  const isWhole = isLocked(locks);
  const isPart = held.length > 0 && !isWhole;
  const title = `Color ${index + 1}, ${name}`;
  return (
    <span className="flex">
      <IconButton
        name={`${isWhole ? "Unlock" : "Lock"} color ${index + 1}, ${name}`}
        shortcut="L"
        size="sm"
        isPressed={isWhole}
        onClick={() => apply(toggleLock, index)}
        className={`pointer-coarse:size-11 aria-pressed:bg-transparent ${held.length > 0 ? "" : REVEALED}`}
        data-part="lock"
      >
        {isWhole ? (
          <Icon className="icon-lock/bold" />
        ) : isPart ? (
          <Icon className="icon-lock" />
        ) : (
          <Icon className="icon-lock-open" />
        )}
      </IconButton>
      <LazyPopover
        label={`${title}: lock options`}
        className="w-60"
        preload={LockOptions.preload}
        trigger={(props) => (
          <IconButton
            {...props}
            name={`Lock only part of ${name}${isPart ? `: ${held.join(", ")}` : ""}`}
            size="sm"
            tabIndex={-1}
            className={`w-auto! min-w-6! px-1 ${isPart ? "" : `${REVEALED} ${ONLY_TALL}`}`}
            data-part="lock-part"
          >
            {isPart ? (
              <span className="font-mono text-xs">{held.map((channel) => LETTERS[channel]).join("")}</span>
            ) : (
              <Icon className="icon-chevron-down size-[15px]" />
            )}
          </IconButton>
        )}
      >
        {() => <LockOptions color={color} locks={locks} index={index} />}
      </LazyPopover>
    </span>
  );
}
