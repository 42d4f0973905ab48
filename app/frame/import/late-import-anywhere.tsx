import { late } from "#app/late/late.tsx";

/** Loads its code when the page is idle. */
export const LateImportAnywhere = late(async () => (await import("./import-anywhere.tsx")).ImportAnywhere, null, {
  isIdle: true,
});
