import { lateModule } from "#app/frame/late-module.ts";

/** Fetched together with the page's own code; see page.tsx. */
export const lateBench = lateModule(async () => (await import("./bench-parts.ts")).benchParts);
