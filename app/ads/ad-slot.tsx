import { late } from "#app/late/late.tsx";
import { AD_PLACE } from "./ad-place.ts";

/** `except`: ids of tools that are on the page or linked from it. */
export const AdSlot = late(async () => (await import("./ad.tsx")).Ad, null, {
  waiting: <section className={AD_PLACE} />,
  isOnServer: true,
});
