import { useEffect, useState } from "react";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";

/** While Space or the button is held, the two colors change places on the bench. */
export function useFlip() {
  const [isFlipped, setIsFlipped] = useState(false);
  const flip = () => setIsFlipped(true);
  const release = () => setIsFlipped(false);
  useEffect(() => {
    const onKeyUp = ({ code }: KeyboardEvent) => code === "Space" && setIsFlipped(false);
    const onBlur = () => setIsFlipped(false);
    addEventListener("keyup", onKeyUp);
    addEventListener("blur", onBlur);
    return () => {
      removeEventListener("keyup", onKeyUp);
      removeEventListener("blur", onBlur);
    };
  }, []);
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
    onContextMenu: (event: React.MouseEvent) => event.preventDefault(),
    onKeyDown: ({ code }: React.KeyboardEvent) => isPressKey(code) && flip(),
    onKeyUp: ({ code }: React.KeyboardEvent) => isPressKey(code) && release(),
    onBlur: release,
  };
  return { isFlipped, holdProps };
}
