import { late } from "#app/late/late.tsx";

/** For pages other than tools, so that a first visit does not wait for the color panel. */
export const LateHexSwatch = late(async () => (await import("./hex-swatch.tsx")).HexSwatch, null, { isOnServer: true });
