import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { swatchStyle, translucentStyle } from "#app/ui/swatch-style.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";

type Props = {
  name: string;
  onRename: (name: string) => void;
  /** Returns a function that undoes it. */
  onRemove: () => () => void;
  children: ReactNode;
};

export function SavedItem({ name, onRename, onRemove, children }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const wasClosedByKey = useRef(false);
  const attach = (element: HTMLLIElement | null) => {
    item.current = element;
    if (!element || !wasClosedByKey.current) return;
    wasClosedByKey.current = false;
    element.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
  };
  const close = (isByKey: boolean) => {
    wasClosedByKey.current = isByKey;
    setIsRenaming(false);
  };
  const remove = () => {
    focusBeside(item.current);
    const undo = onRemove();
    showToast({ type: "info", title: `${name} removed`, action: { label: "Undo", onSelect: undo } });
  };
  if (isRenaming) return <Rename name={name} onRename={onRename} onClose={close} />;
  return (
    <li ref={attach} className="flex min-w-0 items-center gap-1">
      {children}
      <Menu
        label={`${name}: actions`}
        align="end"
        trigger={(props) => (
          <IconButton {...props} name={`${name}: actions`} size="sm" className="text-ink-2">
            <Icon className="icon-ellipsis" />
          </IconButton>
        )}
      >
        <MenuItem icon={<Icon className="icon-pencil" />} onSelect={() => setIsRenaming(true)}>
          Rename
        </MenuItem>
        <MenuItem icon={<Icon className="icon-trash" />} onSelect={remove}>
          Remove
        </MenuItem>
      </Menu>
    </li>
  );
}

function Rename({
  name,
  onRename,
  onClose,
}: Pick<Props, "name" | "onRename"> & { onClose: (isByKey: boolean) => void }) {
  const endingKey = useRef<string>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault(); // Escape must not close the surrounding dialog
    event.stopPropagation();
    endingKey.current = event.key;
    event.currentTarget.blur();
  };
  return (
    <li className="py-0.5">
      <Input
        autoFocus
        aria-label={`New name for ${name}`}
        defaultValue={name}
        maxLength={80}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (endingKey.current !== "Escape") onRename(event.target.value);
          onClose(endingKey.current !== null);
        }}
      />
    </li>
  );
}

/** When an item is removed, focuses the next one, else the previous one, else the panel around the list. */
function focusBeside(item: HTMLElement | null) {
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
