import type { ReactNode } from "react";
import type { Place } from "#app/frame/library/saved-place.ts";
import { destinationsFor, OpenInLinks } from "#app/frame/tray/open-in.tsx";
import { Icon, type IconClass } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useIsMac } from "#app/ui/is-mac.ts";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/menu.tsx";
import { type Item, isPalette } from "../item.ts";
import type { CardActions } from "./use-card-list.ts";

type Props = { item: Item; place: Place; isNear: boolean; isRefused: boolean; actions: CardActions };

const EDITS = [
  ["icon-tag", "Tags", "tag"],
  ["icon-folder-input", "Move to a project", "move"],
  ["icon-copy", "Duplicate", "duplicate"],
] as const;

/** The menus' lists exist only while the pointer or focus is near the card. */
export function CardMenus({ item, place, isNear, isRefused, actions }: Props) {
  const { name } = item.saved;
  return (
    // For a mouse, covers the end of the name, which otherwise has the whole line.
    <div className="pointer-coarse:static absolute right-0 flex shrink-0 bg-paper text-ink-2 opacity-0 pointer-coarse:opacity-100 transition-opacity group-focus-within/card:opacity-100 group-hover/card:opacity-100">
      <CardMenu label={`Open ${name} in`} icon="icon-arrow-up-right" part="open-in">
        {isNear && <OpenIn item={item} place={place} />}
      </CardMenu>
      <CardMenu label={`${name}: actions`} icon="icon-ellipsis" part="more">
        {isNear && <Actions item={item} isRefused={isRefused} actions={actions} />}
      </CardMenu>
    </div>
  );
}

type MenuProps = { label: string; icon: IconClass; part: string; children: ReactNode };

function CardMenu({ label, icon, part, children }: MenuProps) {
  return (
    <Menu
      label={label}
      align="end"
      trigger={(props) => <IconButton icon={icon} {...props} name={label} data-part={part} size="sm" />}
    >
      {children}
    </Menu>
  );
}

function OpenIn({ item, place }: Pick<Props, "item" | "place">) {
  return (
    <>
      {isPalette(item.saved) && (
        <>
          <MenuLink href={place.path} data-saved={item.id}>
            {place.label}, as saved
          </MenuLink>
          <MenuSeparator />
        </>
      )}
      <OpenInLinks to={destinationsFor(item.colors)} />
    </>
  );
}

function Actions({ item, isRefused, actions }: Pick<Props, "item" | "isRefused" | "actions">) {
  return (
    <>
      <MenuItem icon={<Icon className="icon-pencil" />} shortcut="F2" onSelect={() => actions.startRename(item.id)}>
        Rename
      </MenuItem>
      {EDITS.map(([icon, label, action]) => (
        <MenuItem key={action} icon={<Icon className={icon} />} onSelect={() => actions[action]([item])}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      {isPalette(item.saved) && (
        <MenuItem icon={<Icon className="icon-link-2" />} isDisabled={isRefused} onSelect={() => actions.share(item)}>
          {item.saved.shareToken ? "Shared: show the link" : "Share"}
        </MenuItem>
      )}
      <MenuItem icon={<Icon className="icon-download" />} onSelect={() => actions.export([item])}>
        Export
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Icon className="icon-trash" />}
        shortcut={useIsMac() ? "⌫" : "Del"}
        onSelect={() => actions.trash([item])}
      >
        Move to the trash
      </MenuItem>
    </>
  );
}
