import type { ComponentProps } from "react";
import type { ImportAnywhere } from "#app/frame/import/import-anywhere.tsx";
import { useArrival } from "./use-arrival.ts";

/** Takes what is pasted and dropped as soon as the page is at rest. */
export function LateImport(props: ComponentProps<typeof ImportAnywhere>) {
  const Anywhere = useArrival(async () => (await import("#app/frame/import/import-anywhere.tsx")).ImportAnywhere, 0);
  return Anywhere && <Anywhere {...props} />;
}
