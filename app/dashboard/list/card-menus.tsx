import { openedState } from "#app/frame/library/opened.ts";
import type { Place } from "#app/frame/library/saved-place.ts";
import { destinationsFor } from "#app/frame/tray/open-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/menu.tsx";
import type { CardActions } from "./card-actions.ts";
import { type Item, isPalette } from "./item.ts";

type Props = { item: Item; place: Place; isNear: boolean; isRefused: boolean; actions: CardActions };

/** Where the item can go and what can be done with it. Their lists exist only while the pointer or focus is near the card. */
export function CardMenus({ item, place, isNear, isRefused, actions }: Props) {
  const { name } = item.saved;
  return (
    // For a mouse over the end of the name, which has the whole line until then.
    <div className="pointer-coarse:static absolute right-0 flex shrink-0 bg-paper text-ink-2 opacity-0 pointer-coarse:opacity-100 transition-opacity group-focus-within/card:opacity-100 group-hover/card:opacity-100">
      <Menu
        label={`Open ${name} in`}
        align="end"
        trigger={(props) => (
          <IconButton {...props} name={`Open ${name} in`} data-part="open-in" size="sm">
            <Icon className="icon-arrow-up-right" />
          </IconButton>
        )}
      >
        {isNear && <OpenIn item={item} place={place} />}
      </Menu>
      <Menu
        label={`${name}: actions`}
        align="end"
        trigger={(props) => (
          <IconButton {...props} name={`${name}: actions`} data-part="more" size="sm">
            <Icon className="icon-ellipsis" />
          </IconButton>
        )}
      >
        {isNear && <Actions item={item} isRefused={isRefused} actions={actions} />}
      </Menu>
    </div>
  );
}

function OpenIn({ item, place }: Pick<Props, "item" | "place">) {
  return (
    <>
      {isPalette(item.saved) && (
        <>
          <MenuLink to={place.path} state={openedState(item.id)}>
            {place.label}, as it was
          </MenuLink>
          <MenuSeparator />
        </>
      )}
      {destinationsFor(item.colors).map(({ id, label, path }) => (
        <MenuLink key={id} to={path}>
          {label}
        </MenuLink>
      ))}
    </>
  );
}

function Actions({ item, isRefused, actions }: Pick<Props, "item" | "isRefused" | "actions">) {
  return (
    <>
      <MenuItem icon={<Icon className="icon-pencil" />} shortcut="F2" onSelect={() => actions.startRename(item.id)}>
        Rename
      </MenuItem>
      <MenuItem icon={<Icon className="icon-tag" />} onSelect={() => actions.tag([item])}>
        Tags
      </MenuItem>
      <MenuItem icon={<Icon className="icon-folder-input" />} onSelect={() => actions.move([item])}>
        Move to a project
      </MenuItem>
      <MenuItem icon={<Icon className="icon-copy" />} onSelect={() => actions.duplicate([item])}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      {isPalette(item.saved) && (
        <MenuItem icon={<Icon className="icon-link-2" />} isDisabled={isRefused} onSelect={() => actions.share(item)}>
          {item.saved.shareToken ? "Shared: show the link" : "Share"}
        </MenuItem>
      )}
      <MenuItem icon={<Icon className="icon-download" />} onSelect={() => actions.take([item])}>
        Export
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Icon className="icon-trash" />} shortcut="Del" onSelect={() => actions.trash([item])}>
        Move to the trash
      </MenuItem>
    </>
  );
}
