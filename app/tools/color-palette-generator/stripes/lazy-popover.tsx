import type { ReactNode } from "react";
import { usePopover } from "#app/ui/use-popover.ts";

type TriggerProps = ReturnType<typeof usePopover>["triggerProps"] & {
  "aria-haspopup": "dialog";
  onPointerEnter?: () => void;
  onFocus?: () => void;
};
type Props = {
  /** What the box holds, for screen readers. */
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  align?: "start" | "end";
  className?: string;
  /** Fetches what the box will hold; called when a pointer or the focus gets near. */
  preload?: () => void;
  /** Made only while the box is open: a bench has up to twelve of them. */
  children: () => ReactNode;
};

export function LazyPopover({ label, trigger, align = "start", className = "w-72", preload, children }: Props) {
  const { isOpen, triggerProps, panelProps } = usePopover();
  return (
    <>
      {trigger({ ...triggerProps, "aria-haspopup": "dialog", onPointerEnter: preload, onFocus: preload })}
      <div
        {...panelProps}
        role="dialog"
        aria-label={label}
        data-align={align}
        className={`floating max-w-[calc(100vw-1rem)] cursor-default p-4 text-base ${className}`}
      >
        {isOpen && children()}
      </div>
    </>
  );
}
