import { lazy, Suspense, useState } from "react";
import { ColorPickerSkeleton } from "#app/ui/color-picker/color-picker-skeleton.tsx";
import type { Color } from "#color/color.ts";
import { print } from "#color/text/print.ts";
import { DevPart } from "./ui-part.tsx";

const ColorPicker = lazy(() =>
  import("#app/ui/color-picker/color-picker.tsx").then((part) => ({ default: part.ColorPicker })),
);

export function DevPicker() {
  const [color, setColor] = useState<Color>({ space: "oklch", l: 0.62, c: 0.14, h: 226, alpha: 1 });
  const [picked, setPicked] = useState(0);
  const [steps, setSteps] = useState(0);
  return (
    <DevPart title="Color picker" aside="loaded late; skeleton on the right">
      <div className="grid gap-8 md:grid-cols-2">
        <div className="max-w-90">
          <Suspense fallback={<ColorPickerSkeleton />}>
            <ColorPicker
              label="Color 1"
              color={color}
              onPreview={setColor}
              onCommit={() => setSteps(steps + 1)}
              onPick={() => setPicked(picked + 1)}
            />
          </Suspense>
          <output className="mt-4 block font-mono text-xs">
            {print(color, "oklch")} in {color.space}, {steps} steps, {picked} picked
          </output>
        </div>
        <div className="max-w-90">
          <ColorPickerSkeleton />
        </div>
      </div>
    </DevPart>
  );
}
