import type { KeyboardEvent, ReactNode } from "react";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton, IconButtonLink } from "#app/ui/icon-button.tsx";
import type { Color } from "#color/color.ts";
import { type ChannelLocks, MIN_COLORS } from "#color/generate/request.ts";
import { printHex } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { useActions, useStripeReorder } from "../bench.tsx";
import { removeColor } from "../palette/changes.ts";
import { EditPopover } from "./edit-popover.tsx";
import { LockButtons } from "./lock-buttons.tsx";
import { MorePopover } from "./more-popover.tsx";
import { ONLY_TALL, REVEALED } from "./stripe-style.ts";

export type StripeProps = {
  color: Color;
  locks: ChannelLocks;
  index: number;
  name: string;
  count: number;
  onShades: () => void;
};

const TALL = `${REVEALED} ${ONLY_TALL}`;

/** One stop of the Tab key for each color; the arrow keys up and down go through its icons. */
export function StripeActions(props: StripeProps) {
  const { color, locks, index, name, count, onShades } = props;
  const { apply } = useActions();
  const title = `color ${index + 1}, ${name}`;
  return (
    <Toolbar label={title}>
      <LockButtons color={color} locks={locks} index={index} name={name} />
      <CopyMenu
        color={color}
        name={name}
        align="start"
        trigger={(trigger) => (
          <IconButton {...trigger} name={`Copy ${title} as`} shortcut="C" size="sm" tabIndex={-1} className={REVEALED}>
            <Icon className="icon-copy" />
          </IconButton>
        )}
      />
      <EditPopover index={index} name={name} />
      <IconButton name={`Lighter and darker than ${name}`} size="sm" tabIndex={-1} onClick={onShades} className={TALL}>
        <Icon className="icon-layers" />
      </IconButton>
      <MorePopover {...props} />
      <Grip index={index} title={title} />
      <span className={`${TALL} [&>button]:pointer-coarse:size-11`}>
        <KeepButton color={color} name={name} size="sm" />
      </span>
      <IconButtonLink
        to={colorPath(printHex(color))}
        name={`Color page of ${name}`}
        size="sm"
        tabIndex={-1}
        className={TALL}
      >
        <Icon className="icon-info" />
      </IconButtonLink>
      {/* In a box, because a button that is off has an opacity of its own. */}
      <span className={TALL}>
        <IconButton
          name={`Remove ${title}`}
          shortcut="Delete"
          size="sm"
          tabIndex={-1}
          isDisabled={count <= MIN_COLORS}
          // The second click of two in a row would hit the color that moved up.
          onClick={({ detail }) => detail < 2 && apply(removeColor, index)}
        >
          <Icon className="icon-x" />
        </IconButton>
      </span>
    </Toolbar>
  );
}

function Grip({ index, title }: { index: number; title: string }) {
  return (
    <IconButton
      {...useStripeReorder().handleProps(index)}
      name={`Move ${title}`}
      size="sm"
      tabIndex={-1}
      className={`${REVEALED} pointer-coarse:size-11`}
    >
      <Icon className="icon-grip-vertical" />
    </IconButton>
  );
}

function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.target instanceof HTMLElement === false) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button, a")].filter(
      (stop) => stop.offsetParent !== null && !stop.closest("[popover]"),
    );
    const at = stops.indexOf(event.target);
    if (at < 0) return;
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  return (
    <div role="toolbar" aria-orientation="vertical" aria-label={label} onKeyDown={onKeyDown} className="contents">
      {children}
    </div>
  );
}
