import { late } from "#app/late/late.tsx";

/** A swatch that opens the color panel, for pages that are no tools: their first visit does not wait for it. */
export const LateHexSwatch = late(async () => (await import("./hex-swatch.tsx")).HexSwatch, null, { isOnServer: true });
