import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** Where no page takes a dropped file, the browser would open it instead of the page. Those that do set "copy". */
export function useRefuseFiles() {
  useWindowEvent("dragover", (event) => {
    const { dataTransfer, defaultPrevented, target } = event;
    if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    if (target instanceof Element && target.closest("[type=file]")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  });
}
