import type { KeyboardEvent } from "react";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { late } from "#app/late/late.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton, IconButtonLink } from "#app/ui/icon-button.tsx";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { Popover } from "#app/ui/popover.tsx";
import { isLocked, MIN_COLORS } from "#color/generate/request.ts";
import { printHex } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { useActions } from "../bench.tsx";
import { toggleLock } from "../palette/changes.ts";
import { CHANNELS } from "../palette/state.ts";
import { removeAndFocus } from "../use-generator-keys.ts";
import type { StripeProps } from "./more-menu.tsx";
import { EditPopover, LOOK } from "./popovers.tsx";
import { NOT_SMALL, ONLY_TALL, REVEALED } from "./stripe-style.ts";

const LETTERS = { hue: "H", chroma: "C", lightness: "L" } as const;
const TALL = `${REVEALED} ${ONLY_TALL}`;
/** Not a tab stop. */
const SMALL = { size: "sm", tabIndex: -1 } as const;

const LockOptions = late(async () => (await import("./more-menu.tsx")).LockOptions, "Lock options", {
  waiting: <div className="h-[140px]" />,
});
const Menu = late(async () => (await import("./more-menu.tsx")).MoreMenu, "The menu", {
  waiting: <div className="h-96" />,
});

/** One tab stop per color; the up and down arrow keys move through its icons. */
export function StripeActions(props: StripeProps) {
  const { color, index, name, count, reorder, onShades } = props;
  const actions = useActions();
  const title = `color ${index + 1}, ${name}`;
  return (
    <div role="toolbar" aria-orientation="vertical" aria-label={title} onKeyDown={moveFocus} className="contents">
      <LockButtons {...props} />
      <CopyMenu
        color={color}
        name={name}
        align="start"
        trigger={(trigger) => (
          // The arrow keys move on, as from every icon.
          <IconButton
            {...trigger}
            {...SMALL}
            onKeyDown={undefined}
            name={`Copy ${title} as`}
            data-tip="Copy as…"
            shortcut="C"
            className={REVEALED}
          >
            <Icon className="icon-copy" />
          </IconButton>
        )}
      />
      <EditPopover
        index={index}
        name={name}
        trigger={(trigger) => (
          <IconButton {...trigger} {...SMALL} name={`Adjust ${title}`} className={TALL}>
            <Icon className="icon-sliders-horizontal" />
          </IconButton>
        )}
      />
      <IconButton icon="icon-layers" {...SMALL} name={`Shades of ${name}`} onClick={onShades} className={TALL} />
      <MoreButton {...props} title={title} />
      <IconButton
        icon="icon-grip-vertical"
        {...reorder.handleProps(index)}
        {...SMALL}
        name={`Move ${title}`}
        className={`${REVEALED} ${NOT_SMALL} pointer-coarse:size-11`}
      />
      <span className={`${TALL} [&>button]:pointer-coarse:size-11`}>
        <KeepButton color={color} name={name} {...SMALL} />
      </span>
      <IconButtonLink {...SMALL} href={colorPath(printHex(color))} name={`Color page of ${name}`} className={TALL}>
        <Icon className="icon-info" />
      </IconButtonLink>
      {/* Wrapped, because a disabled button sets its own opacity. */}
      <span className={TALL}>
        <IconButton
          icon="icon-x"
          {...SMALL}
          name={`Remove ${title}`}
          shortcut="Delete"
          isDisabled={count <= MIN_COLORS}
          // The second click of a double click would hit the color that moved up.
          onClick={({ detail }) => detail < 2 && removeAndFocus(actions, index)}
        />
      </span>
    </div>
  );
}

/** Everything that stripes have no room for, and moving without a drag. */
function MoreButton({ title, ...props }: StripeProps & { title: string }) {
  return (
    <Popover
      label={title}
      align="end"
      preload={Menu.preload}
      look={`${LOOK} w-64 ${PHONE_SHEET}`}
      trigger={(trigger) => (
        <IconButton {...trigger} {...SMALL} name={`More for ${title}`} className={REVEALED}>
          <Icon className="icon-ellipsis" />
        </IconButton>
      )}
    >
      {() => <Menu {...props} />}
    </Popover>
  );
}

/** Active locks are always visible. */
function LockButtons({ color, locks, index, name }: StripeProps) {
  const { apply } = useActions();
  const held = CHANNELS.filter((channel) => locks[channel]);
  const isWhole = isLocked(locks);
  const isPart = held.length > 0 && !isWhole;
  return (
    <span className="flex">
      <IconButton
        icon={isWhole ? "icon-lock/bold" : isPart ? "icon-lock" : "icon-lock-open"}
        name={`Lock color ${index + 1}, ${name}`}
        data-tip={isWhole ? "Unlock" : "Lock"}
        shortcut="L"
        size="sm"
        isPressed={isWhole}
        onClick={() => apply(toggleLock, index)}
        className={`pointer-coarse:size-11 aria-pressed:bg-transparent ${held.length > 0 ? "" : REVEALED}`}
        data-part="lock"
      />
      <Popover
        label={`Color ${index + 1}, ${name}: lock options`}
        look={`${LOOK} w-60`}
        preload={LockOptions.preload}
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            {...SMALL}
            name={`Lock only part of ${name}${isPart ? `: ${held.join(", ")}` : ""}`}
            className={`w-auto! min-w-6! px-1 ${isPart ? "" : TALL}`}
            data-part="lock-part"
          >
            {isPart ? (
              <span className="font-mono text-xs">{held.map((channel) => LETTERS[channel]).join("")}</span>
            ) : (
              <Icon className="icon-chevron-down" />
            )}
          </IconButton>
        )}
      >
        {() => <LockOptions color={color} locks={locks} index={index} />}
      </Popover>
    </span>
  );
}

function moveFocus(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.target instanceof HTMLElement === false) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button, a")].filter(
    (stop) => stop.offsetParent !== null && !stop.closest("[popover]"),
  );
  const at = stops.indexOf(event.target);
  if (at < 0) return;
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}
