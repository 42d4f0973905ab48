import type { MouseEvent } from "react";
import { closePopover } from "#app/ui/use-popover.ts";
import { openAccountDialog } from "./account-store.ts";

/** The dialogs come when a pointer or the focus gets near a button that opens one, and with the first that is opened. */
export const loadDialogs = () => import("./dialogs/account-dialogs.tsx").then(({ AccountDialogs }) => AccountDialogs);

/** Preloads, so a failure is silent. */
function prefetchDialogs() {
  loadDialogs().catch(() => {});
}

export function dialogOpener(dialog: "log-in" | "sign-up") {
  return {
    "aria-haspopup": "dialog",
    onPointerEnter: prefetchDialogs,
    onFocus: prefetchDialogs,
    onClick: ({ currentTarget }: MouseEvent) => {
      closePopover(currentTarget); // a menu gives the focus to its button, and the dialog gives it back there
      openAccountDialog(dialog);
    },
  } as const;
}
