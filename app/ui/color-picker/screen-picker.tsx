import { useState } from "react";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { useBrowserFact } from "../browser-fact.ts";
import { hasEyeDropper, pickFromScreen } from "../eye-dropper.ts";
import { IconButton } from "../icon-button.tsx";
import { useLatest } from "../use-latest.ts";

type Props = {
  /** "#RRGGBB", the initial color of the system's picker. */
  hex: string;
  onChange: (color: Color) => void;
  /** Called for each color that the pointer passes in the system's picker; `onEnd` follows. */
  onPreview: (color: Color) => void;
  onEnd: () => void;
  /** Called for each color of "Keep picking"; without it, that button is hidden. */
  onPick?: ((color: Color) => void) | undefined;
};

/** Picks colors from anywhere on the screen, or from the system's picker if the browser can't. */
export function ScreenPicker({ hex, onChange, onPreview, onEnd, onPick }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const hasDropper = useBrowserFact<boolean | null>(hasEyeDropper, null);

  const pick = async () => {
    const color = await pickFromScreen();
    if (color) onChange(color);
  };
  // Each color changes the tool, so the next one needs the newest callback.
  const latest = useLatest(onPick);
  const keepPicking = async () => {
    setIsPicking(true);
    for (let color = await pickFromScreen(); color; color = await pickFromScreen()) latest.current?.(color);
    setIsPicking(false);
  };
  if (hasDropper === null) return null;
  if (!hasDropper) {
    return (
      <input
        // React's `onChange` is the browser's `input`.
        ref={(input) => {
          input?.addEventListener("change", onEnd);
          return () => input?.removeEventListener("change", onEnd);
        }}
        type="color"
        aria-label="System color picker"
        value={hex.toLowerCase()}
        onChange={({ target }) => onPreview(fromRgb24(Number.parseInt(target.value.slice(1), 16)))}
        onBlur={onEnd}
        className="h-11 w-12 shrink-0 cursor-pointer rounded-control bg-well p-1.5"
      />
    );
  }
  return (
    <>
      <IconButton icon="icon-pipette" name="Pick from the screen" onClick={pick} className="size-11" />
      {onPick && (
        <IconButton
          icon="icon-repeat"
          name="Keep picking until Escape"
          isPressed={isPicking}
          isDisabled={isPicking}
          onClick={keepPicking}
          className="size-11"
        />
      )}
    </>
  );
}
