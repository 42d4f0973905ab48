import type { ComponentProps, ReactNode } from "react";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { Popover } from "#app/ui/popover.tsx";
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

type PopoverProps = ComponentProps<typeof Popover>;
type TriggerProps = Parameters<PopoverProps["trigger"]>[0] & {
  "aria-haspopup": "dialog";
  onPointerEnter?: () => void;
  onFocus?: () => void;
};
type Props = Pick<PopoverProps, "label" | "align" | "className"> & {
  trigger: (props: TriggerProps) => ReactNode;
  /** Preloads the content; called when a pointer or the focus gets near. */
  preload?: () => void;
  /** Rendered only while open: a bench has up to twelve of them. */
  children: () => ReactNode;
};

export function LazyPopover({ trigger, className = "w-72", preload, ...rest }: Props) {
  return (
    <Popover
      {...rest}
      trigger={(props) => trigger({ ...props, "aria-haspopup": "dialog", onPointerEnter: preload, onFocus: preload })}
      look={`max-w-[calc(100vw-1rem)] cursor-default p-4 text-base ${className}`}
    />
  );
}
