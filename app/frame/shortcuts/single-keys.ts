import { createSwitch } from "../stored.ts";

/** Whether single-character shortcuts work: people who dictate can turn them off (WCAG 2.1.4). */
export const singleKeys = createSwitch("huesmith.single-keys", true);
