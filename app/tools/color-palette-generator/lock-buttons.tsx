import { ChevronDown, Lock, LockOpen } from "lucide-react";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { isLocked, type Slot } from "#color/generate/request.ts";
import { useAct } from "./bench-context.ts";
import { toggleChannel, toggleLock } from "./changes.ts";
import { LazyPopover } from "./lazy-popover.tsx";
import { LockOptions } from "./lock-options.tsx";
import { CHANNELS } from "./state.ts";
import { ONLY_TALL, REVEALED } from "./stripe-style.ts";

type Props = { slot: Slot; index: number; name: string };

const LETTERS = { hue: "H", chroma: "C", lightness: "L" } as const;

/** The lock, and beside it what of the color to keep where that is not all. What is kept is always visible. */
export function LockButtons({ slot, index, name }: Props) {
  const { apply } = useAct();
  const held = CHANNELS.filter((channel) => slot.locks[channel]);
  const isWhole = isLocked(slot.locks);
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
        {isWhole ? <Lock {...ICON} strokeWidth={2.25} /> : isPart ? <Lock {...ICON} /> : <LockOpen {...ICON} />}
      </IconButton>
      <LazyPopover
        label={`${title}: what to keep`}
        className="w-60"
        trigger={(props) => (
          <IconButton
            {...props}
            name={`Keep only a part of ${name}${isPart ? `: ${held.join(", ")}` : ""}`}
            size="sm"
            tabIndex={-1}
            className={`w-auto! min-w-6! px-1 ${isPart ? "" : `${REVEALED} ${ONLY_TALL}`}`}
            data-part="lock-part"
          >
            {isPart ? (
              <span className="font-mono text-xs">{held.map((channel) => LETTERS[channel]).join("")}</span>
            ) : (
              <ChevronDown {...ICON} size={15} />
            )}
          </IconButton>
        )}
      >
        {() => <LockOptions slot={slot} onToggle={(channel) => apply(toggleChannel, index, channel)} />}
      </LazyPopover>
    </span>
  );
}
