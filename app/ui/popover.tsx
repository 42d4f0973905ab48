import type { ReactNode } from "react";
import { usePopover } from "./use-popover.ts";

type TriggerProps = ReturnType<typeof usePopover>["triggerProps"] & {
  "aria-haspopup"?: "dialog";
  onPointerEnter?: () => void;
  onFocus?: () => void;
};
type Props = {
  /** Describes the content, for screen readers. */
  label: string;
  /** The button: `(props) => <Button {...props}>Share</Button>`. */
  trigger: (props: TriggerProps) => ReactNode;
  /** The edge of the button that the box aligns with. */
  align?: "start" | "end";
  className?: string;
  /** Classes for the size of the box; fits the content by default. */
  look?: string;
  /** Loads late content; called when a pointer or the focus gets near the button. */
  preload?: () => void;
  /** A function if the content is only needed while the box is open. */
  children: ReactNode | (() => ReactNode);
};

const FITTING = "w-max max-w-[min(24rem,calc(100vw-2rem))] p-4";

/** Escape, a click and the focus outside close it; `closePopover` closes it from within. */
export function Popover({ label, trigger, align = "start", className = "", look = FITTING, preload, children }: Props) {
  const { isOpen, triggerProps, panelProps } = usePopover();
  return (
    <>
      {trigger({
        ...triggerProps,
        ...(preload && { "aria-haspopup": "dialog", onPointerEnter: preload, onFocus: preload }),
      })}
      <div
        {...panelProps}
        role="dialog"
        aria-label={label}
        data-align={align}
        className={`floating ${look} ${className}`}
      >
        {typeof children === "function" ? isOpen && children() : children}
      </div>
    </>
  );
}
