import type { MouseEvent } from "react";
import { openAccountDialog } from "#app/account/account-store.ts";
import { prefetchDialogs } from "#app/account/load-dialogs.ts";
import { signOut } from "#app/account/sign-out.ts";
import { DASHBOARD } from "#app/frame/navigation.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DisclosureMenu } from "#app/ui/disclosure-menu.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { closePopover } from "#app/ui/use-popover.ts";
import { PhoneLinks } from "./phone-link.tsx";

/** The right end of the header. Both are in the page, and `data-session` shows one: cached pages are the same for everyone. */
export function HeaderEnd() {
  return (
    <>
      <div className="only-guest hidden noscript:hidden items-center gap-2 md:flex">
        <DialogButton dialog="log-in" variant="ghost">
          Log In
        </DialogButton>
        <DialogButton dialog="sign-up" variant="primary">
          Sign Up
        </DialogButton>
      </div>
      <div className="only-member hidden items-center gap-2 md:flex">
        <ButtonLink to="/user/colors">Dashboard</ButtonLink>
        <DisclosureMenu
          label="Your account"
          icon={<Icon className="icon-circle-user-round" />}
          list={{ links: DASHBOARD, action: { label: "Sign Out", onSelect: signOut } }}
          align="end"
          className="rounded-control p-2 hover:bg-well"
        />
      </div>
    </>
  );
}

/** The same in the menu of phones. */
export function PhoneMenuEnd() {
  return (
    <div className="mt-2 noscript:hidden border-line border-t pt-3">
      <div className="only-guest grid grid-cols-2 gap-2.5">
        <DialogButton dialog="log-in">Log In</DialogButton>
        <DialogButton dialog="sign-up" variant="primary">
          Sign Up
        </DialogButton>
      </div>
      <div className="only-member">
        <ButtonLink to="/user/colors" className="mb-1.5 w-full">
          Dashboard
        </ButtonLink>
        <PhoneLinks entries={DASHBOARD} />
        <button
          type="button"
          className="phone-item"
          onClick={(event) => {
            closePopover(event.currentTarget);
            signOut();
          }}
        >
          Sign Out
        </button>
      </div>
    </div>
  );
}

type DialogButtonProps = { dialog: "log-in" | "sign-up"; variant?: "ghost" | "primary" | "outline"; children: string };

function DialogButton({ dialog, variant = "outline", children }: DialogButtonProps) {
  const open = (event: MouseEvent) => {
    closePopover(event.currentTarget); // gives the focus to the button of the menu, and the dialog gives it back there
    openAccountDialog(dialog);
  };
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      onPointerEnter={prefetchDialogs}
      onFocus={prefetchDialogs}
      onClick={open}
    >
      {children}
    </Button>
  );
}
