import { GripVertical } from "lucide-react";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

type Props = { reorder: Reorder; index: number; name: string };

/** Drags a color to another place; phones have the menu of the color for it. */
export function Grip({ reorder, index, name }: Props) {
  return (
    <IconButton
      name={`Move ${name}`}
      size="sm"
      {...reorder.handleProps(index)}
      className="mr-1 -ml-2 noscript:hidden text-ink-2 max-md:hidden"
    >
      <GripVertical {...ICON} />
    </IconButton>
  );
}
