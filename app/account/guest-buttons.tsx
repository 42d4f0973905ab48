import type { MouseEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "#app/ui/button-style.ts";
import { closePopover } from "#app/ui/use-popover.ts";
import { openAccountDialog } from "./account-store.ts";

type Props = { logIn?: ButtonVariant; signUp?: ButtonVariant; size?: ButtonSize };

export function GuestButtons({ logIn, signUp, size }: Props) {
  return (
    <>
      <Button variant={logIn} size={size} {...dialogOpener("log-in")}>
        Log In
      </Button>
      <Button variant={signUp} size={size} {...dialogOpener("sign-up")}>
        Sign Up
      </Button>
    </>
  );
}

/** Loads the dialogs when the pointer or focus comes near a button that opens one, and when the first one opens. */
export const loadDialogs = () => import("./dialogs/account-dialogs.tsx").then(({ AccountDialogs }) => AccountDialogs);

/** Preloads the dialogs; failures are silent. */
function prefetchDialogs() {
  loadDialogs().catch(() => {});
}

export function dialogOpener(dialog: "log-in" | "sign-up") {
  return {
    "aria-haspopup": "dialog",
    onPointerEnter: prefetchDialogs,
    onFocus: prefetchDialogs,
    onClick: ({ currentTarget }: MouseEvent) => {
      closePopover(currentTarget); // the menu returns the focus to its button, and the dialog returns it there too
      openAccountDialog(dialog);
    },
  } as const;
}
