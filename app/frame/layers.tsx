import { Toaster } from "#app/ui/toast.tsx";
import { TooltipLayer } from "#app/ui/tooltip.tsx";
import { LateParts } from "./late-parts.tsx";

/** What floats above every page. */
export function Layers() {
  return (
    <>
      <Toaster />
      <TooltipLayer />
      <LateParts />
    </>
  );
}
