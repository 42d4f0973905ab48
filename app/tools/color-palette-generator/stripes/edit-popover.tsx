import type { ComponentProps } from "react";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { useActions, useLiveBench } from "../bench.tsx";
import { setColor } from "../palette/changes.ts";
import { LazyPopover } from "./lazy-popover.tsx";

type Props = {
  index: number;
  name: string;
  trigger: ComponentProps<typeof LazyPopover>["trigger"];
};

/** The color panel of one color, beside its stripe: the bench follows while it changes. */
export function EditPopover({ index, name, trigger }: Props) {
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
