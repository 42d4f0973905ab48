import { late } from "#app/late/late.tsx";

/** For pages that are no tools: their first visit does not wait for the color panel. */
export const LateHexSwatch = late(async () => (await import("./hex-swatch.tsx")).HexSwatch, null, { isOnServer: true });
