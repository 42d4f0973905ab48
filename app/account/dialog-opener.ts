import { openAccountDialog } from "./account-store.ts";
import { prefetchDialogs } from "./load-dialogs.ts";

/** What a button needs that opens one of the dialogs. */
export function dialogOpener(dialog: "log-in" | "sign-up") {
  return {
    "aria-haspopup": "dialog",
    onPointerEnter: prefetchDialogs,
    onFocus: prefetchDialogs,
    onClick: () => openAccountDialog(dialog),
  } as const;
}
