import { createSwitch } from "../stored.ts";

/** Whether shortcuts of a single character work: people who dictate can switch them off (WCAG 2.1.4). */
export const singleKeys = createSwitch("huesmith.single-keys", true);
