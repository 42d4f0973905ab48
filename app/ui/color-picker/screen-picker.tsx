import { Pipette, Repeat } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Color } from "#color/color.ts";
import { parse } from "#color/text/parse.ts";
import { ICON } from "../icon.ts";
import { IconButton } from "../icon-button.tsx";

type Props = {
  /** "#RRGGBB", where the system's own picker starts. */
  hex: string;
  onChange: (color: Color) => void;
  /** Each color of "Keep picking"; without it there is no such button. */
  onPick?: ((color: Color) => void) | undefined;
};
type EyeDropperWindow = { EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> } };

/** Takes colors from anywhere on the screen; where the browser cannot, the system's picker stands in. */
export function ScreenPicker({ hex, onChange, onPick }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const ability = useSyncExternalStore(neverChanges, readAbility, () => null);

  const pick = async () => {
    const color = await pickOne();
    if (color) onChange(color);
  };
  // Each color changes the tool, and the next one belongs to what it is then.
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  });
  const keepPicking = async () => {
    setIsPicking(true);
    for (let color = await pickOne(); color; color = await pickOne()) latest.current?.(color);
    setIsPicking(false);
  };
  if (ability === null) return null;
  if (ability === "system") {
    return (
      <input
        type="color"
        aria-label="System color picker"
        value={hex.toLowerCase()}
        onChange={(event) => take(event.target.value, onChange)}
        className="h-11 w-12 shrink-0 cursor-pointer rounded-control bg-well p-1.5"
      />
    );
  }
  return (
    <>
      <IconButton name="Pick from the screen" onClick={pick} className="size-11">
        <Pipette {...ICON} />
      </IconButton>
      {onPick && (
        <IconButton
          name="Keep picking, until Escape"
          isPressed={isPicking}
          isDisabled={isPicking}
          onClick={keepPicking}
          className="size-11"
        >
          <Repeat {...ICON} />
        </IconButton>
      )}
    </>
  );
}

/** `null` when Escape ended it. */
async function pickOne(): Promise<Color | null> {
  const { EyeDropper } = window as EyeDropperWindow;
  const picked = EyeDropper && (await new EyeDropper().open().catch(() => null));
  return picked ? parse(picked.sRGBHex) : null;
}

function take(hex: string, onChange: (color: Color) => void) {
  const color = parse(hex);
  if (color) onChange(color);
}

function neverChanges() {
  return () => {};
}

function readAbility() {
  return "EyeDropper" in window ? "screen" : "system";
}
