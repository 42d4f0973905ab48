import { type FormEvent, useState } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import { usePasteReader } from "#app/ui/use-paste-reader.ts";
import { closePopover } from "#app/ui/use-popover.ts";
import type { Color, Hex } from "#color/color.ts";
import { hexOf, printHex } from "#color/text/print.ts";
import { addColor, editColor, hasColor, removeColor } from "./changes.ts";
import { colorOf } from "./model.ts";
import { SrgbNote } from "./srgb-note.tsx";
import type { Bench } from "./use-bench.ts";

type EditorProps = { bench: Bench; place: number; label: string; reorder: Reorder; color: Hex };

export function Editor({ bench, place, label, reorder, color }: EditorProps) {
  const { controls, state, nameOf } = bench;
  const [refused, setRefused] = useState<Hex | null>(null);
  const [given, setGiven] = useState<Color | null>(null);
  const preview = (next: Color) => {
    const hex = printHex(next);
    setGiven(next);
    const isTaken = hex !== color && hasColor(state, hex);
    setRefused(isTaken ? hex : null);
    if (!isTaken && hex !== color) controls.preview(editColor, place, hex);
  };
  return (
    <div className="grid gap-2.5" onInput={() => setRefused(null)}>
      <div className="-mt-1 -mr-2 flex items-center">
        <p className="mr-auto truncate font-semibold">{label}</p>
        <MoveButtons reorder={reorder} index={place} />
        <CopyColorButton color={colorOf(color)} name={nameOf(color)} size="sm" />
        <KeepButton color={colorOf(color)} name={nameOf(color)} size="sm" />
        <IconButton
          icon="icon-trash"
          name={`Remove ${label}`}
          size="sm"
          isDisabled={state.baseColors.length <= 1}
          onClick={() => controls.apply(removeColor, place)}
        />
      </div>
      <LateColorPanel label={label} color={colorOf(color)} onPreview={preview} onCommit={controls.commit} isOpaque />
      <SrgbNote given={given} hex={color} />
      <Refusal {...{ bench, refused }} />
    </div>
  );
}

/** The most useful colors for mixing: white and black, the three inks, and some that are hard to mix. */
const SUGGESTED = [
  0xffffff, 0x000000, 0x00ffff, 0xff00ff, 0xffff00, 0xff0000, 0x00ff00, 0x0000ff, 0x808080, 0x8b4513, 0xffc0cb,
].map(hexOf);
const SHOWN = 6;
const FIELD = "new";

export function NewColor({ bench }: { bench: Bench }) {
  const { controls, state, labelOf } = bench;
  const suggested = SUGGESTED.filter((color) => !hasColor(state, color)).slice(0, SHOWN);
  const [hex, setHex] = useState<Hex>(suggested[0] ?? "#808080");
  const [refused, setRefused] = useState<Hex | null>(null);
  const [given, setGiven] = useState<Color | null>(null);
  const { read, readLate } = usePasteReader();
  const take = (color: Color) => {
    setGiven(color);
    setHex(printHex(color));
    setRefused(null);
  };
  const add = async (form: HTMLFormElement) => {
    const text = String(new FormData(form).get(FIELD) ?? "");
    const color = read(text) ?? (await readLate(text));
    if (!color) return; // the field says why
    const added = printHex(color);
    if (hasColor(controls.now(), added)) return setRefused(added);
    controls.apply(addColor, added);
    closePopover(form);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(event.currentTarget);
  };
  return (
    <form onSubmit={submit} onInput={() => setRefused(null)} className="grid gap-3">
      <ColorInput label="New base color" name={FIELD} value={hex} onChange={take} isOpaque />
      <SrgbNote given={given} hex={hex} />
      <Refusal {...{ bench, refused }} />
      <div className="flex gap-2">
        {suggested.map((color) => (
          <Swatch
            key={color}
            hex={color}
            name={labelOf(color)}
            isPressed={color === hex}
            onClick={() => take(colorOf(color))}
            className="h-11 min-w-0 flex-1 rounded-swatch hover:opacity-85"
          />
        ))}
      </div>
      <Button icon="icon-plus" type="submit" variant="brand">
        Add a color
      </Button>
    </form>
  );
}

function Refusal({ bench, refused }: { bench: Bench; refused: Hex | null }) {
  return (
    <p role="status" className="text-bad text-sm empty:absolute">
      {refused && `${bench.labelOf(refused)}, ${refused}, is already a base color.`}
    </p>
  );
}
