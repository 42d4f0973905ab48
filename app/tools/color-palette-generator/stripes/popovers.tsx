import type { ComponentProps } from "react";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { Popover } from "#app/ui/popover.tsx";
import { useActions, useLiveBench } from "../bench.tsx";
import { setColor } from "../palette/changes.ts";

type Props = Pick<ComponentProps<typeof Popover>, "trigger"> & { index: number; name: string };

/** Undoes what a box would inherit from its stripe. */
export const LOOK = "max-w-[calc(100vw-1rem)] cursor-default p-4 text-base";

/** The bench updates while the color changes. */
export function EditPopover({ index, name, trigger }: Props) {
  return (
    <Popover
      label={`Color ${index + 1}, ${name}`}
      preload={LateColorPanel.preload}
      look={`${LOOK} w-[23rem] max-md:inset-[auto_8px_8px]! max-md:w-auto! max-md:max-w-none! max-md:[position-area:none]!`}
      trigger={trigger}
    >
      {() => <Panel index={index} />}
    </Popover>
  );
}

function Panel({ index }: { index: number }) {
  const { preview, commit } = useActions();
  const color = useLiveBench().controls.state.slots[index]?.color;
  return (
    color && (
      <LateColorPanel
        label={`Color ${index + 1}`}
        isOpaque
        color={color}
        onPreview={(next) => preview(setColor, index, next)}
        onCommit={commit}
      />
    )
  );
}
