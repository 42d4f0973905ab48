import { Ellipsis, Info, Layers, Plus, SlidersHorizontal, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { colorPath } from "#app/color-path.ts";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { closePopover } from "#app/ui/use-popover.ts";
import { MAX_COLORS, MIN_COLORS, type Slot } from "#color/generate/request.ts";
import { printHex } from "#color/print.ts";
import { useAct } from "./bench-context.ts";
import { insertColor, removeColor, toggleChannel } from "./changes.ts";
import { EditPopover } from "./edit-popover.tsx";
import { LazyPopover } from "./lazy-popover.tsx";
import { LockOptions } from "./lock-options.tsx";
import { ONLY_WIDE, REVEALED } from "./stripe-style.ts";

type Props = { slot: Slot; index: number; name: string; count: number; reorder: Reorder; onShades: () => void };

const LINE =
  "-mx-2 flex min-h-9 items-center gap-2.5 rounded-[7px] px-2 text-left text-sm hover:bg-well aria-disabled:opacity-45 pointer-coarse:min-h-11";

/** Where a stripe has no room for all its icons. */
export function MorePopover({ slot, index, name, count, reorder, onShades }: Props) {
  const { apply } = useAct();
  const line = (icon: ReactNode, label: string, run: () => void, isOff = false) => (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      className={LINE}
      onClick={(event) => {
        if (isOff) return;
        closePopover(event.currentTarget);
        run();
      }}
    >
      {icon}
      {label}
    </button>
  );
  return (
    <LazyPopover
      label={`Color ${index + 1}, ${name}`}
      align="end"
      className="w-64"
      trigger={(props) => (
        <IconButton
          {...props}
          name={`More for color ${index + 1}, ${name}`}
          size="sm"
          tabIndex={-1}
          className={`${REVEALED} ${ONLY_WIDE}`}
        >
          <Ellipsis {...ICON} />
        </IconButton>
      )}
    >
      {() => (
        <div className="grid gap-3">
          <LockOptions slot={slot} onToggle={(channel) => apply(toggleChannel, index, channel)} />
          <div className="grid border-line border-y py-2">
            <EditPopover
              color={slot.color}
              index={index}
              name={name}
              trigger={(props) => (
                <button type="button" {...props} className={LINE}>
                  <SlidersHorizontal {...ICON} />
                  Adjust
                </button>
              )}
            />
            {line(<Layers {...ICON} />, "Lighter and darker", onShades)}
            {line(<Plus {...ICON} />, "Add a color after it", () => apply(insertColor, index + 1), count >= MAX_COLORS)}
            <Link to={colorPath(printHex(slot.color))} className={LINE}>
              <Info {...ICON} />
              All about this color
            </Link>
            {line(<Trash2 {...ICON} />, "Remove", () => apply(removeColor, index), count <= MIN_COLORS)}
          </div>
          <div className="-mx-2 flex items-center justify-between text-sm">
            <MoveButtons reorder={{ ...reorder, axis: "y" }} index={index} size="md" />
            <span className="flex items-center pr-0.5 pl-2">
              Keep in tray
              <KeepButton color={slot.color} name={name} />
            </span>
          </div>
        </div>
      )}
    </LazyPopover>
  );
}
