import { lateLayer } from "#app/frame/late-layer.tsx";
import { AD_PLACE } from "./ad-place.ts";

/**
 * The one place for an ad on a page, of a fixed size. The server draws an ad of our own; the browser keeps that HTML until
 * its code for ads is there, after everything else. `except`: ids of the tools that the page is about or leads on to.
 */
export const AdSlot = import.meta.env.SSR
  ? (await import("./ad.tsx")).Ad
  : lateLayer(
      async () => (await import("./ad.tsx")).Ad,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing
      <section className={AD_PLACE} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />,
    );
