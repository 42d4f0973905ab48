import { late } from "#app/late/late.tsx";

/** The code comes when the page has nothing else to do. */
export const LateImportAnywhere = late(async () => (await import("./import-anywhere.tsx")).ImportAnywhere, null, {
  isIdle: true,
});
