import type { ComponentProps } from "react";
import { useIdlePart } from "../use-idle-part.ts";
import type { ImportAnywhere } from "./import-anywhere.tsx";

/** `ImportAnywhere`, whose code comes when the page has nothing else to do. */
export function LateImportAnywhere(props: ComponentProps<typeof ImportAnywhere>) {
  const Part = useIdlePart(async () => (await import("./import-anywhere.tsx")).ImportAnywhere);
  return Part && <Part {...props} />;
}
