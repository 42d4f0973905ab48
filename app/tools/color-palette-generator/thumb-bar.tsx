import type { ReactNode } from "react";
import { PhoneBar } from "#app/frame/draw/phone-bar.tsx";
import { useBench } from "./bench-context.ts";

type Props = {
  next: string;
  isSettingsOpen: boolean;
  toggleSettings: () => void;
  exportButton: ReactNode;
};

/** The bar of phones. Apart, because it changes with the palette and the page around it does not. */
export function ThumbBar({ next, isSettingsOpen, toggleSettings, exportButton }: Props) {
  const { controls, roll } = useBench();
  return (
    <PhoneBar
      undo={controls}
      panel={{ name: "Rules and more", isOpen: isSettingsOpen, toggle: toggleSettings }}
      draw={{ label: "Generate", run: () => roll(), next, nextLabel: "Another palette" }}
      exportButton={exportButton}
    />
  );
}
