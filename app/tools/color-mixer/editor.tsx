import { useState } from "react";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Color, Hex } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { editColor, hasColor, removeColor } from "./changes.ts";
import { colorOf } from "./model.ts";
import type { Bench } from "./use-bench.ts";

type Props = { bench: Bench; place: number; label: string; reorder: Reorder; color: Hex };

export function Editor({ bench, place, label, reorder, color }: Props) {
  const { controls, state, nameOf } = bench;
  const [refused, setRefused] = useState<Hex | null>(null);
  const preview = (next: Color) => {
    const hex = printHex(next);
    const isTaken = hex !== color && hasColor(state, hex);
    setRefused(isTaken ? hex : null);
    if (!isTaken && hex !== color) controls.preview(editColor, place, hex);
  };
  return (
    <div className="grid gap-2.5">
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
      <LateColorPanel label={label} color={colorOf(color)} onPreview={preview} onCommit={controls.commit} />
      <p role="status" className="text-bad text-sm empty:hidden">
        {refused && `${bench.labelOf(refused)}, ${refused}, is already a base color.`}
      </p>
    </div>
  );
}
