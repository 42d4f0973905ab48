/** The dialogs come when a pointer or the focus gets near a button that opens one, and with the first that is opened. */
export const loadDialogs = () => import("./dialogs/account-dialogs.tsx").then(({ AccountDialogs }) => AccountDialogs);

/** Preloads, so a failure is silent. */
export function prefetchDialogs() {
  loadDialogs().catch(() => {});
}
