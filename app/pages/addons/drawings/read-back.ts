import type { Arrival } from "../arrival.ts";

/** Below every drawing: where its colors are from. */
export function readBack({ fileName, bytes, groups }: Arrival): string {
  const count = groups.reduce((sum, { swatches }) => sum + swatches.length, 0);
  const colors = count === 1 ? "1 color" : `${count} colors`;
  return `The ${colors} in it are read back from ${fileName}, ${bytes.toLocaleString("en-US")} bytes.`;
}
