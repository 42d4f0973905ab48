import { type ReactNode, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { swatchStyle, translucentStyle } from "#app/ui/swatch-style.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { useRename } from "../library/use-rename.tsx";

type Props = {
  name: string;
  onRename: (name: string) => void;
  /** Returns a function that undoes it. */
  onRemove: () => () => void;
  children: ReactNode;
};

export function SavedItem({ name, onRename, onRemove, children }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const { field, back, start } = useRename(name, onRename);
  const remove = () => {
    focusNeighbor(item.current);
    const undo = onRemove();
    showToast({ type: "info", title: `${name} removed`, action: { label: "Undo", onSelect: undo } });
  };
  if (field) return <li className="py-0.5">{field}</li>;
  return (
    <li ref={item} className="flex min-w-0 items-center gap-1">
      {children}
      <Menu
        label={`${name}: actions`}
        align="end"
        trigger={(props) => (
          <IconButton
            ref={back}
            icon="icon-ellipsis"
            {...props}
            name={`${name}: actions`}
            size="sm"
            className="text-ink-2"
          />
        )}
      >
        <MenuItem icon={<Icon className="icon-pencil" />} onSelect={start}>
          Rename
        </MenuItem>
        <MenuItem icon={<Icon className="icon-trash" />} onSelect={remove}>
          Remove
        </MenuItem>
      </Menu>
    </li>
  );
}

/** When an item is removed, focuses the next one, else the previous one, else the panel around the list. */
function focusNeighbor(item: HTMLElement | null) {
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const target =
    neighbor?.querySelector<HTMLElement>("[aria-haspopup]") ?? item?.closest<HTMLElement>("[role=tabpanel]");
  target?.focus();
}

type SavedSwatchProps = { color: Color; isSelected: boolean; className: string };

export function SavedSwatch({ color, isSelected, className }: SavedSwatchProps) {
  const hex = printHex(color);
  return (
    <span
      aria-hidden
      className={`swatch inset-ring inset-ring-line grid shrink-0 place-items-center ${color.alpha < 1 ? "checker" : ""} ${className}`}
      style={color.alpha < 1 ? translucentStyle(hex, color.alpha) : swatchStyle(hex)}
    >
      {isSelected && <Icon className="icon-check" />}
    </span>
  );
}
