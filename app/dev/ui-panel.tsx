import { useState } from "react";
import { ColorPanel } from "#app/frame/color-panel/color-panel.tsx";
import type { Color } from "#color/color.ts";
import { print } from "#color/text/print.ts";
import { DevPart } from "./ui-part.tsx";

export function DevPanel() {
  const [color, setColor] = useState<Color>({ space: "srgb", r: 219 / 255, g: 7 / 255, b: 61 / 255, alpha: 1 });
  const [steps, setSteps] = useState(0);
  return (
    <DevPart title="Color panel" aside="three tabs, each loaded when opened">
      <div className="max-w-90">
        <ColorPanel label="Color 2" color={color} onPreview={setColor} onCommit={() => setSteps(steps + 1)} />
        <output className="mt-4 block font-mono text-xs">
          {print(color, "hex")} in {color.space}, {steps} steps
        </output>
      </div>
    </DevPart>
  );
}
