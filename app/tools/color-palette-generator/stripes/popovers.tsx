import type { ReactNode } from "react";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { usePopover } from "#app/ui/use-popover.ts";
import { useActions, useLiveBench } from "../bench.tsx";
import { setColor } from "../palette/changes.ts";

type EditProps = { index: number; name: string; trigger: Props["trigger"] };

/** The bench updates while the color changes. */
export function EditPopover({ index, name, trigger }: EditProps) {
  return (
    <LazyPopover
      label={`Color ${index + 1}, ${name}`}
      preload={LateColorPanel.preload}
      className="w-[23rem] max-md:inset-[auto_8px_8px]! max-md:w-auto! max-md:max-w-none! max-md:[position-area:none]!"
      trigger={trigger}
    >
      {() => <Panel index={index} />}
    </LazyPopover>
  );
}

function Panel({ index }: { index: number }) {
  const { preview, commit } = useActions();
  const color = useLiveBench().controls.state.slots[index]?.color;
  return (
    color && (
      <LateColorPanel
        label={`Color ${index + 1}`}
        color={color}
        onPreview={(next) => preview(setColor, index, next)}
        onCommit={commit}
      />
    )
  );
}

type TriggerProps = ReturnType<typeof usePopover>["triggerProps"] & {
  "aria-haspopup": "dialog";
  onPointerEnter?: () => void;
  onFocus?: () => void;
};
type Props = {
  /** The label of the popover for screen readers. */
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  align?: "start" | "end";
  className?: string;
  /** Preloads the content; called when a pointer or the focus gets near. */
  preload?: () => void;
  /** Rendered only while open: a bench has up to twelve of them. */
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
