import { PhoneBar } from "#app/frame/draw/phone-bar.tsx";
import { ExportButton } from "#app/frame/export/export-button.tsx";
import { useBench } from "./bench-context.ts";
import type { Panels } from "./use-panels.ts";

type Props = Pick<Panels, "isSettingsOpen" | "toggleSettings"> & { next: string };

/** The bar of phones. Apart, because it changes with the palette and the page around it does not. */
export function ThumbBar({ next, isSettingsOpen, toggleSettings }: Props) {
  const { controls, roll, palette } = useBench();
  return (
    <PhoneBar
      undo={controls}
      panel={{ name: "Rules and more", isOpen: isSettingsOpen, toggle: toggleSettings }}
      draw={{ label: "Generate", run: () => roll(), next, nextLabel: "Another palette" }}
      exportButton={
        <ExportButton palette={palette} size="lg" className="w-[52px] gap-0! px-0! text-[0px]! md:hidden" />
      }
    />
  );
}
