import { type FormEvent, useState } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import { closePopover } from "#app/ui/use-popover.ts";
import type { Hex } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { addColor, hasColor } from "./changes.ts";
import type { Bench } from "./use-bench.ts";

/** The most useful colors for mixing: white and black, the three inks, and some that are hard to mix. */
const SUGGESTED: readonly Hex[] = [
  "#FFFFFF",
  "#000000",
  "#00FFFF",
  "#FF00FF",
  "#FFFF00",
  "#FF0000",
  "#00FF00",
  "#0000FF",
  "#808080",
  "#8B4513",
  "#FFC0CB",
];
const SHOWN = 6;

export function NewColor({ bench }: { bench: Bench }) {
  const { controls, state, labelOf } = bench;
  const suggested = SUGGESTED.filter((color) => !hasColor(state, color)).slice(0, SHOWN);
  const [hex, setHex] = useState<Hex>(suggested[0] ?? "#808080");
  const [refused, setRefused] = useState<Hex | null>(null);
  const take = (next: Hex) => {
    setHex(next);
    setRefused(null);
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hasColor(state, hex)) return setRefused(hex);
    controls.apply(addColor, hex);
    closePopover(event.currentTarget);
  };
  return (
    <form onSubmit={add} className="grid gap-3">
      <ColorInput label="New base color" value={hex} onChange={(color) => take(printHex(color))} />
      <p role="status" className="text-bad text-sm empty:hidden">
        {refused && `${labelOf(refused)}, ${refused}, is already a base color.`}
      </p>
      <div className="flex gap-2">
        {suggested.map((color) => (
          <Swatch
            key={color}
            hex={color}
            name={labelOf(color)}
            isPressed={color === hex}
            onClick={() => take(color)}
            className="h-11 min-w-0 flex-1 rounded-swatch"
          />
        ))}
      </div>
      <Button icon="icon-plus" type="submit" variant="primary">
        Add color
      </Button>
    </form>
  );
}
