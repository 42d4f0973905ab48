import type { KeyboardEvent, ReactNode } from "react";
import { late } from "#app/late/late.tsx";
import type { ButtonSize, ButtonVariant } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { nameOf } from "#app/ui/swatch.tsx";
import { usePopover } from "#app/ui/use-popover.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import type { PanelProps } from "./copy-menu-panel.tsx";

type TriggerProps = ReturnType<typeof usePopover>["triggerProps"] & {
  "aria-haspopup": "dialog";
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
};
type Props = PanelProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  align?: "start" | "end";
  className?: string;
  /** Another button: `(props) => <Button {...props}>Copy as…</Button>`. */
  trigger?: (props: TriggerProps) => ReactNode;
};

const Panel = late(async () => (await import("./copy-menu-panel.tsx")).CopyMenuPanel, "The list of formats", {
  waiting: <p className="p-4 text-ink-2 text-sm">Loading…</p>,
});

/** Every format of a color with its value; the chosen one is copied and remembered. Its list loads when it is near. */
export function CopyMenu({ color, name, variant, size, align = "end", className = "", trigger }: Props) {
  const { isOpen, panel, triggerProps, panelProps } = usePopover();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== "ArrowDown" || isOpen) return;
    event.preventDefault();
    panel.current?.showPopover({ source: event.currentTarget });
  };
  const label = labelOf(color, name);
  const props: TriggerProps = {
    ...triggerProps,
    "aria-haspopup": "dialog",
    onKeyDown,
    onPointerEnter: Panel.preload,
    onFocus: Panel.preload,
  };
  return (
    <>
      {trigger?.(props) ?? (
        <IconButton {...props} name={label} variant={variant} size={size} className={`noscript:hidden ${className}`}>
          <Icon className="icon-chevron-down" />
        </IconButton>
      )}
      <div
        {...panelProps}
        role="dialog"
        aria-label={label}
        data-align={align}
        className={`floating w-[29rem] max-w-[calc(100vw-1rem)] ${PHONE_SHEET}`}
      >
        {isOpen && <Panel color={color} name={name} />}
      </div>
    </>
  );
}

function labelOf(color: Color, name?: string) {
  return `Copy ${nameOf(printHex(color), name)} as`;
}
