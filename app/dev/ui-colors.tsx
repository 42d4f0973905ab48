import { useState } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { ColorPanel } from "#app/frame/color-panel/color-panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { ColorPickerSkeleton } from "#app/ui/color-picker/color-picker-skeleton.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { NumberSlider } from "#app/ui/number-slider.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import { filledStyle, swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color, Hex } from "#color/color.ts";
import { print } from "#color/text/print.ts";
import { DevPart, DevRow } from "./ui-part.tsx";

const PALETTE: readonly Hex[] = ["#DFE8ED", "#A1BCCA", "#6292A7", "#0D6986", "#164B5E", "#152E39", "#0C1418"];
const SWATCHES = PALETTE.map((hex) => ({ hex }));
const HUES = "linear-gradient(to right in oklch longer hue, oklch(0.7 0.15 0), oklch(0.7 0.15 360))";
const CODE = `:root {
  --lagoon-600: color-mix(in oklab, var(--lagoon-500), black 12%); /* long lines scroll inside the box */
}`;

export function DevColors() {
  return (
    <>
      <DevSwatches />
      <DevFields />
      <DevPanel />
    </>
  );
}

function DevSwatches() {
  const [picked, setPicked] = useState<Hex>("#0D6986");
  return (
    <DevPart title="Swatches" aside="links, copies, buttons">
      <SwatchStrip label="Shades and tints of #0D6986" swatches={SWATCHES} currentHex="#0D6986" />
      <SwatchStrip label="The palette" swatches={SWATCHES} action="copy" />
      <DevRow>
        {PALETTE.map((hex) => (
          <Swatch key={hex} hex={hex} isPressed={hex === picked} onClick={() => setPicked(hex)} />
        ))}
        <Swatch hex={picked} name="Picked" />
      </DevRow>
      <div className="swatch flex flex-wrap gap-3 rounded-bench p-7" style={swatchStyle(picked)}>
        On a color
        <Button>Copy</Button>
        <Button icon="icon-sliders-horizontal" variant="filled" style={filledStyle(picked)}>
          Edit
        </Button>
      </div>
    </DevPart>
  );
}

function DevFields() {
  const [hue, setHue] = useState(226);
  const [parts, setParts] = useState(10);
  const [text, setText] = useState("rgb(244 233 216 / 50%)");
  return (
    <DevPart title="Sliders, color fields, copying">
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        <NumberSlider label="Hue" value={hue} max={360} unit="°" track={HUES} onChange={setHue} />
        <Slider label="Steps" value={parts} min={3} max={20} onChange={setParts} valueText={`${parts} steps`} />
        <ColorInput label="Text" hint="Any CSS color." value={text} onChange={(_color, written) => setText(written)} />
        <DevRow>
          <CopyButton text="#0D6986" className="text-ink-2" />
          <CopyButton text={CODE} what="the code" variant="primary">
            Copy the code
          </CopyButton>
        </DevRow>
      </div>
      <CodeBlock title="lagoon.css" language="CSS" code={CODE} />
    </DevPart>
  );
}

function DevPanel() {
  const [color, setColor] = useState<Color>({ space: "oklch", l: 0.62, c: 0.14, h: 226, alpha: 1 });
  const [picked, setPicked] = useState(0);
  const [steps, setSteps] = useState(0);
  return (
    <DevPart title="Color panel" aside="three tabs, each loaded when opened; skeleton on the right">
      <div className="grid gap-8 *:max-w-90 md:grid-cols-2">
        <ColorPanel
          label="Color 1"
          color={color}
          onPreview={setColor}
          onCommit={() => setSteps(steps + 1)}
          onPick={() => setPicked(picked + 1)}
        />
        <ColorPickerSkeleton />
      </div>
      <output className="font-mono text-xs">
        {print(color, "oklch")} in {color.space}, {steps} steps, {picked} picked
      </output>
    </DevPart>
  );
}
