import { Toaster } from "./toast.tsx";
import { TooltipLayer } from "./tooltip.tsx";

export function Layers() {
  return (
    <>
      <Toaster />
      <TooltipLayer />
    </>
  );
}
