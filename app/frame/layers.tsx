import { Toaster } from "#app/ui/toast.tsx";
import { TooltipLayer } from "#app/ui/tooltip.tsx";
import { RequestedParts } from "./requested-parts.tsx";

export function Layers() {
  return (
    <>
      <Toaster />
      <TooltipLayer />
      <RequestedParts />
    </>
  );
}
