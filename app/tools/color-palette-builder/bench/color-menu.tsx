import { useEffect, useRef } from "react";
import { Icon, type IconClass } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { resetCells, setPinned } from "../palette/changes.ts";
import { MAX_COLORS, type PaletteColor } from "../palette/state.ts";
import { useBuilder } from "./builder.ts";

export type ColorMenuProps = {
  owner: PaletteColor;
  index: number;
  count: number;
  name: string;
  /** Set if the menu replaces a button that had the focus; if that was also pressed, the menu opens. */
  focus: "focused" | "pressed" | null;
};

/** Actions for a color beyond those on its line; on phones, all actions. */
export function ColorMenu({ owner, index, count, name, focus }: ColorMenuProps) {
  const { apply, move, remove, duplicate } = useBuilder();
  const { isPinned, edits } = owner;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus === "pressed") button.current?.click();
  }, [focus]);
  const items: readonly (readonly [icon: IconClass, label: string, isDisabled: boolean, run: () => void])[] = [
    isPinned
      ? ["icon-pin-off", "Unpin", false, () => apply(setPinned, index, false)]
      : ["icon-pin", "Pin", false, () => apply(setPinned, index, true)],
    ["icon-copy-plus", "Duplicate", count >= MAX_COLORS, () => duplicate(index)],
    ["icon-arrow-up", "Move up", index === 0, () => move(index, index - 1)],
    ["icon-arrow-down", "Move down", index === count - 1, () => move(index, index + 1)],
    ["icon-rotate-ccw", "Reset all cells set by hand", edits.length === 0, () => apply(resetCells, index)],
  ];
  return (
    <Menu
      label={`More for ${name}`}
      align="end"
      trigger={(props) => (
        <IconButton
          icon="icon-ellipsis"
          {...props}
          ref={button}
          autoFocus={focus !== null}
          name={`More for ${name}`}
          size="sm"
        />
      )}
    >
      {items.map(([icon, label, isDisabled, run]) => (
        <MenuItem key={label} icon={<Icon className={icon} />} isDisabled={isDisabled} onSelect={run}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Icon className="icon-trash" />} isDisabled={count < 2} onSelect={() => remove(index)}>
        Remove
      </MenuItem>
    </Menu>
  );
}
