import { createStored } from "../stored.ts";

/** Whether shortcuts of a single character work: people who dictate can switch them off (WCAG 2.1.4). */
export const singleKeys = createStored<boolean>({
  key: "huesmith.single-keys",
  version: 1,
  read: (value) => (typeof value === "boolean" ? value : null),
  initial: true,
});
