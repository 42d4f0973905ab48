import { X } from "lucide-react";
import { ColorPanelButton } from "#app/frame/color-panel/color-panel-button.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import type { Reorder } from "#app/frame/reorder/use-reorder.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { ColorInput } from "#app/ui/color-input.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { print, printHex, printPlain } from "#color/text/print.ts";
import { moveStop, removeStop, setColor } from "./changes.ts";
import { PlaceField } from "./place-field.tsx";
import { MIN_STOPS } from "./state.ts";
import { useBench } from "./use-bench.ts";

/** A color in words and numbers: any CSS color, its place, and what can be done with it. */
export function StopRow({ index, reorder }: { index: number; reorder: Reorder }) {
  const { controls, state, select, findName, label } = useBench();
  const stop = state.stops[index];
  if (!stop) return null;
  const { color, position } = stop;
  const name = findName(color);
  const isMany = state.stops.length > MIN_STOPS;
  return (
    <li
      {...reorder.itemProps(index)}
      onFocus={() => select(index)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1"
    >
      <div data-color-field={index} className="flex items-end gap-1.5">
        <ColorInput
          label={`Color ${index + 1}`}
          name="color"
          value={color.alpha < 1 ? print(color, "hex") : printPlain(color)}
          onChange={(next) => controls.apply(setColor, index, next)}
          className="grow"
        />
        <PlaceField
          label={`Place of ${label(index)}, in percent`}
          value={position}
          onChange={(next) => controls.preview(moveStop, index, next)}
          onCommit={controls.commit}
        />
        <ColorPanelButton
          name={`Adjust ${label(index)}`}
          label={`Color ${index + 1}`}
          color={color}
          onPreview={(next) => controls.preview(setColor, index, next)}
          onCommit={controls.commit}
          className="size-11"
        />
      </div>
      <div className="flex min-h-8 items-center gap-x-0.5">
        <span className="mr-auto min-w-0 truncate text-ink-2 text-sm">{name}</span>
        <span className="flex noscript:hidden shrink-0 items-center">
          {isMany && <MoveButtons reorder={reorder} index={index} />}
          <CopyColorButton color={color} name={name || printHex(color)} size="sm" />
          <KeepButton color={color} name={name} size="sm" />
          {isMany && (
            <IconButton name={`Remove ${label(index)}`} size="sm" onClick={() => controls.apply(removeStop, index)}>
              <X {...ICON} />
            </IconButton>
          )}
        </span>
      </div>
    </li>
  );
}
