import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { useKeyRelease } from "#app/tools/use-key-release.ts";

/** While Space or the button is held, the two colors change places on the bench. */
export function useFlip() {
  const [isFlipped, setIsFlipped] = useState(false);
  const flip = () => setIsFlipped(true);
  const release = () => setIsFlipped(false);
  useKeyRelease("Space", release);
  useShortcuts([
    {
      id: "compare-flip",
      keys: "Space",
      label: "Flip while it is held",
      group: "Comparison",
      canRepeat: true,
      run: flip,
    },
  ]);
  const isPressKey = (code: string) => code === "Space" || code === "Enter";
  /** For a button that is held. */
  const holdProps = {
    "aria-pressed": isFlipped,
    onPointerDown: flip,
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: ({ code }: KeyboardEvent) => isPressKey(code) && flip(),
    onKeyUp: ({ code }: KeyboardEvent) => isPressKey(code) && release(),
    onBlur: release,
  };
  return { isFlipped, holdProps };
}
