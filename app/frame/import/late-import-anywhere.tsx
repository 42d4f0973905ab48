import { late } from "#app/late/late.tsx";

export const LateImportAnywhere = late(async () => (await import("./import-anywhere.tsx")).ImportAnywhere, null, {
  isIdle: true,
});
