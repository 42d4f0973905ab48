import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { late } from "#app/late/late.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { Popover } from "#app/ui/popover.tsx";
import { nameOf } from "#app/ui/swatch.tsx";
import { print } from "#color/text/print.ts";
import type { ColorButtonProps } from "../color-button-props.ts";

type TriggerProps = Parameters<ComponentProps<typeof Popover>["trigger"]>[0] & { onKeyDown: typeof openByArrow };
type Props = Omit<ColorButtonProps, "variant"> & {
  align?: "start" | "end";
  /** Replaces the default button: `(props) => <Button {...props}>Copy as…</Button>`. */
  trigger?: (props: TriggerProps) => ReactNode;
};

const Panel = late(async () => (await import("./copy-menu-panel.tsx")).CopyMenuPanel, "The list of formats", {
  waiting: <p className="p-4 text-ink-2 text-sm">Loading…</p>,
});

/** Copies the chosen format and remembers it. */
export function CopyMenu({ color, name, size, align = "end", className = "", trigger }: Props) {
  const label = `Copy ${nameOf(print(color, "hex"), name)} as`;
  const draw =
    trigger ??
    ((props: TriggerProps) => (
      <IconButton {...props} name={label} data-tip="Copy as…" size={size} className={`noscript:hidden ${className}`}>
        <Icon className="icon-chevron-down" />
      </IconButton>
    ));
  return (
    <Popover
      label={label}
      align={align}
      look={`w-[29rem] max-w-[calc(100vw-1rem)] ${PHONE_SHEET}`}
      preload={Panel.preload}
      trigger={(props) => draw({ ...props, onKeyDown: openByArrow })}
    >
      {() => <Panel color={color} name={name} />}
    </Popover>
  );
}

function openByArrow(event: KeyboardEvent<HTMLButtonElement>) {
  const { currentTarget: button } = event;
  const panel = button.popoverTargetElement;
  if (event.key !== "ArrowDown" || !(panel instanceof HTMLElement) || panel.matches(":popover-open")) return;
  event.preventDefault();
  panel.showPopover({ source: button });
}
