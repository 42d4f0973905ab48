import { ArrowDown, ArrowUp, CopyPlus, Ellipsis, Pin, PinOff, RotateCcw, Trash2 } from "lucide-react";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { resetRows } from "../palette/cell-changes.ts";
import { duplicate, moveColor, removeColor, setPinned } from "../palette/color-changes.ts";
import { MAX_COLORS, type PaletteColor, ROW_KINDS } from "../palette/state.ts";
import { useBuilder } from "./builder.ts";

export type ColorMenuProps = {
  owner: PaletteColor;
  index: number;
  count: number;
  name: string;
  /** It takes the place of a button that had the focus. */
  hasFocus: boolean;
};

/** What can be done with a color besides what its line shows; on phones, all of it. */
export function ColorMenu({ owner, index, count, name, hasFocus }: ColorMenuProps) {
  const { apply } = useBuilder();
  return (
    <Menu
      label={`More for ${name}`}
      align="end"
      trigger={(props) => (
        <IconButton {...props} autoFocus={hasFocus} name={`More for ${name}`} size="sm">
          <Ellipsis {...ICON} />
        </IconButton>
      )}
    >
      <MenuItem
        icon={owner.isPinned ? <PinOff {...ICON} /> : <Pin {...ICON} />}
        onSelect={() => apply(setPinned, index, !owner.isPinned)}
      >
        {owner.isPinned ? "Unpin" : "Pin"}
      </MenuItem>
      <MenuItem icon={<CopyPlus {...ICON} />} isDisabled={count >= MAX_COLORS} onSelect={() => apply(duplicate, index)}>
        Duplicate
      </MenuItem>
      <MenuItem
        icon={<ArrowUp {...ICON} />}
        isDisabled={index === 0}
        onSelect={() => apply(moveColor, index, index - 1)}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown {...ICON} />}
        isDisabled={index === count - 1}
        onSelect={() => apply(moveColor, index, index + 1)}
      >
        Move down
      </MenuItem>
      <MenuItem
        icon={<RotateCcw {...ICON} />}
        isDisabled={owner.edits.length === 0}
        onSelect={() => apply(resetRows, index, ROW_KINDS)}
      >
        Undo all cells set by hand
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 {...ICON} />} isDisabled={count < 2} onSelect={() => apply(removeColor, index)}>
        Remove
      </MenuItem>
    </Menu>
  );
}
