import { Copy, GripVertical, Info, Layers, X } from "lucide-react";
import { type KeyboardEvent, memo, useRef } from "react";
import { colorPath } from "#app/color-path.ts";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton, IconButtonLink } from "#app/ui/icon-button.tsx";
import { MIN_COLORS, type Slot } from "#color/generate/request.ts";
import { printHex } from "#color/print.ts";
import { useAct } from "./bench-context.ts";
import { removeColor } from "./changes.ts";
import { EditPopover } from "./edit-popover.tsx";
import { LockButtons } from "./lock-buttons.tsx";
import { MorePopover } from "./more-popover.tsx";
import { ACTIONS, ONLY_TALL, REVEALED } from "./stripe-style.ts";

type Props = { slot: Slot; index: number; name: string; count: number; reorder: Reorder; onShades: () => void };

const TALL = `${REVEALED} ${ONLY_TALL}`;

/** Drawn a frame after the color: ten buttons of each stripe would be most of the work of a press of Space. */
export const StripeActions = memo(
  Toolbar,
  (one, other) =>
    one.slot === other.slot && one.name === other.name && one.index === other.index && one.count === other.count,
);

/** One stop of the Tab key for each color; the arrow keys up and down go through its icons. */
function Toolbar({ slot, index, name, count, reorder, onShades }: Props) {
  const { apply } = useAct();
  const bar = useRef<HTMLDivElement>(null);
  const title = `color ${index + 1}, ${name}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.target instanceof HTMLElement === false) return;
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>("button, a") ?? [])].filter(
      (stop) => stop.offsetParent !== null && !stop.closest("[popover]"),
    );
    const at = stops.indexOf(event.target);
    if (at < 0) return;
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={title}
      onKeyDown={onKeyDown}
      className={ACTIONS}
    >
      <LockButtons slot={slot} index={index} name={name} />
      <CopyMenu
        color={slot.color}
        name={name}
        align="start"
        trigger={(props) => (
          <IconButton {...props} name={`Copy ${title} as`} shortcut="C" size="sm" tabIndex={-1} className={REVEALED}>
            <Copy {...ICON} />
          </IconButton>
        )}
      />
      <EditPopover color={slot.color} index={index} name={name} />
      <IconButton name={`Lighter and darker than ${name}`} size="sm" tabIndex={-1} onClick={onShades} className={TALL}>
        <Layers {...ICON} />
      </IconButton>
      <span className={`${TALL} [&>button]:pointer-coarse:size-11`}>
        <KeepButton color={slot.color} name={name} size="sm" />
      </span>
      <IconButtonLink
        to={colorPath(printHex(slot.color))}
        name={`All about ${name}`}
        size="sm"
        tabIndex={-1}
        className={TALL}
      >
        <Info {...ICON} />
      </IconButtonLink>
      <IconButton
        name={`Remove ${title}`}
        shortcut="Delete"
        size="sm"
        tabIndex={-1}
        isDisabled={count <= MIN_COLORS}
        // The second click of two in a row would hit the color that moved up.
        onClick={({ detail }) => detail < 2 && apply(removeColor, index)}
        className={TALL}
      >
        <X {...ICON} />
      </IconButton>
      <MorePopover slot={slot} index={index} name={name} count={count} reorder={reorder} onShades={onShades} />
      <IconButton
        {...reorder.handleProps(index)}
        name={`Move ${title}`}
        size="sm"
        tabIndex={-1}
        className={`${REVEALED} pointer-coarse:size-11`}
      >
        <GripVertical {...ICON} />
      </IconButton>
    </div>
  );
}
