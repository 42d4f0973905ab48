import { useState } from "react";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { moveItem } from "#app/frame/reorder/geometry.ts";
import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import { useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { ShortcutsButton } from "#app/frame/shortcuts/shortcuts-button.tsx";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { VisionBench } from "#app/frame/vision/vision-bench.tsx";
import { VisionMenu } from "#app/frame/vision/vision-menu.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { fromRgb24 } from "#color/convert.ts";
import { printHex } from "#color/text/print.ts";
import { DevPart, DevRow } from "./ui-part.tsx";

const COLORS = [
  { name: "Crimson Soul", color: fromRgb24(0xdb073d) },
  { name: "Golden Rain", color: fromRgb24(0xdba507) },
  { name: "Tarn Blue", color: fromRgb24(0x8ec7d2) },
  { name: "P3 Green", color: { space: "display-p3", r: 0, g: 1, b: 0, alpha: 1 } as const },
];

export function DevFrameParts() {
  const [count, setCount] = useState(0);
  useShortcuts([
    { id: "count", keys: "Space", label: "Count up", group: "Counting", run: () => setCount((n) => n + 1) },
    { id: "undo", keys: "Mod+KeyZ", label: "Count down", group: "Editing", run: () => setCount((n) => n - 1) },
  ]);
  return (
    <>
      <DevPart title="Shortcuts">
        <DevRow>
          <ShortcutsButton />
          <VisionMenu />
          <output aria-label="Count">{count}</output>
        </DevRow>
      </DevPart>
      <DevPart title="Copy, keep, reorder">
        <VisionBench>
          <DevColumns />
        </VisionBench>
        <DevGrid />
      </DevPart>
    </>
  );
}

function DevColumns() {
  const [colors, setColors] = useState(COLORS);
  const onMove = (from: number, to: number) => setColors(moveItem(colors, from, to));
  const reorder = useReorder({ count: colors.length, onMove, label: (i) => colors[i]?.name ?? "", axis: "x" });
  return (
    <>
      <ul {...reorder.listProps} className="flex h-80">
        {colors.map(({ name, color }, index) => (
          <li
            key={name}
            {...reorder.itemProps(index)}
            {...reorder.dragProps(index)}
            style={swatchStyle(printHex(color))}
            className="swatch relative grid flex-1 content-end justify-items-start p-3"
          >
            <span className="text-sm">{name}</span>
            <CopyColorButton color={color} name={name} size="sm" />
            <CopyMenu color={color} name={name} size="sm" />
            <KeepButton color={color} name={name} size="sm" />
            <IconButton icon="icon-grip-vertical" {...reorder.handleProps(index)} name={`Move ${name}`} size="sm" />
            <MoveButtons reorder={reorder} index={index} />
          </li>
        ))}
      </ul>
      {reorder.status}
    </>
  );
}

function DevGrid() {
  const [numbers, setNumbers] = useState(Array.from({ length: 23 }, (_, index) => index + 1));
  const onMove = (from: number, to: number) => setNumbers(moveItem(numbers, from, to));
  const label = (index: number) => `Number ${numbers[index]}`;
  const reorder = useReorder({ count: numbers.length, onMove, label, axis: "auto" });
  return (
    <div>
      <ul {...reorder.listProps} className="flex flex-wrap gap-2">
        {numbers.map((number, index) => (
          <li key={number} {...reorder.itemProps(index)}>
            <button
              type="button"
              {...reorder.dragProps(index)}
              className="grid size-20 touch-manipulation select-none place-items-center rounded-swatch bg-well"
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
      {reorder.status}
    </div>
  );
}
