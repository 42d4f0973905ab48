import { late } from "#app/late/late.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { LazyPopover } from "./lazy-popover.tsx";
import type { StripeProps } from "./stripe-actions.tsx";
import { ONLY_WIDE, REVEALED } from "./stripe-style.ts";

const Menu = late(async () => (await import("./more-menu.tsx")).MoreMenu, "The menu", {
  waiting: <div className="h-96" />,
});

/** Where a stripe has no room for all its icons. */
export function MorePopover(props: StripeProps) {
  const title = `color ${props.index + 1}, ${props.name}`;
  return (
    <LazyPopover
      label={title}
      align="end"
      preload={Menu.preload}
      className={`w-64 ${PHONE_SHEET}`}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          name={`More for ${title}`}
          size="sm"
          tabIndex={-1}
          className={`${REVEALED} ${ONLY_WIDE}`}
        >
          <Icon className="icon-ellipsis" />
        </IconButton>
      )}
    >
      {() => <Menu {...props} />}
    </LazyPopover>
  );
}
