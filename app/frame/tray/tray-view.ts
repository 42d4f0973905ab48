import { createStored } from "../stored.ts";

/** Whether the strip is folded into its button. */
export const isTrayFolded = createStored<boolean>({
  key: "huesmith.tray-folded",
  version: 1,
  read: (value) => (typeof value === "boolean" ? value : null),
  initial: false,
});
