import { Toaster } from "#app/ui/toast.tsx";
import { TooltipLayer } from "#app/ui/tooltip.tsx";
import { AskedParts } from "./asked-parts.tsx";

export function Layers() {
  return (
    <>
      <Toaster />
      <TooltipLayer />
      <AskedParts />
    </>
  );
}
