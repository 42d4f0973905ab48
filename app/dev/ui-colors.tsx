import { useState } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import { filledStyle, swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { colorPath } from "#contract/color-path.ts";
import { DevPart, DevRow } from "./ui-part.tsx";

const STRIP =
  "#DFE8ED #C0D2DB #A1BCCA #82A7B8 #6292A7 #407D97 #0D6986 #135A72 #164B5E #163C4B #152E39 #122128 #0C1418".split(
    " ",
  ) as Hex[];
const PALETTE: readonly Hex[] = ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"];
const HUES = "linear-gradient(to right in oklch longer hue, oklch(0.7 0.15 0), oklch(0.7 0.15 360))";
const CODE = `:root {
  --lagoon-500: oklch(0.486 0.09 226);
  --lagoon-600: color-mix(in oklab, var(--lagoon-500), black 12%); /* long lines scroll inside the box */
}`;

export function DevColors() {
  return (
    <>
      <DevSwatches />
      <DevSliders />
      <DevCopy />
    </>
  );
}

function DevSwatches() {
  const [picked, setPicked] = useState<Hex>("#DB073D");
  return (
    <DevPart title="Swatches" aside="links, copies, buttons">
      <SwatchStrip label="Shades and tints of #0D6986" swatches={STRIP.map((hex) => ({ hex }))} currentHex="#0D6986" />
      <SwatchStrip label="The palette" swatches={PALETTE.map((hex) => ({ hex }))} action="copy" />
      <DevRow>
        {PALETTE.map((hex) => (
          <Swatch key={hex} hex={hex} isPressed={hex === picked} onClick={() => setPicked(hex)} />
        ))}
        <Swatch hex={picked} name="Picked" />
        <Swatch hex={picked} name="Picked" to={colorPath(picked)} className="rounded-control px-4 py-3 font-mono">
          {picked}
        </Swatch>
      </DevRow>
      {[picked, "#8EC7D2"].map((hex) => (
        <div
          key={hex}
          className="swatch flex flex-wrap items-end justify-between gap-5 rounded-bench p-7"
          style={swatchStyle(hex)}
        >
          <p className="font-semibold text-3xl tracking-[-0.03em]">On a color</p>
          <DevRow>
            <Button>
              <Icon className="icon-copy" /> Copy
            </Button>
            <Button>
              <Icon className="icon-bookmark" /> Save
            </Button>
            <Button variant="filled" style={filledStyle(hex)}>
              <Icon className="icon-sliders-horizontal" /> Edit
            </Button>
          </DevRow>
        </div>
      ))}
    </DevPart>
  );
}

function DevSliders() {
  const [hue, setHue] = useState(226);
  const [parts, setParts] = useState(10);
  const [text, setText] = useState("#7A1F10");
  const [light, setLight] = useState("rgb(244 233 216 / 50%)");
  return (
    <DevPart title="Sliders and color fields">
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        <Slider label="Hue" value={hue} max={360} unit="°" track={HUES} onChange={setHue} hasNumberField />
        <Slider label="Steps" value={parts} min={3} max={20} onChange={setParts} valueText={`${parts} steps`} />
        <ColorInput label="Text" value={text} onChange={(_color, written) => setText(written)} />
        <ColorInput
          label="Background"
          hint="Any CSS color, a name, a Tailwind class."
          value={light}
          onChange={(_color, written) => setLight(written)}
        />
      </div>
    </DevPart>
  );
}

function DevCopy() {
  return (
    <DevPart title="Copying">
      <DevRow>
        <CopyButton text="#0D6986" what="#0D6986" className="text-ink-2" />
        <CopyButton text="#0D6986">Copy</CopyButton>
        <CopyButton text={CODE} what="the code" variant="primary">
          Copy the code
        </CopyButton>
      </DevRow>
      <CodeBlock title="lagoon.css" language="CSS" code={CODE} />
    </DevPart>
  );
}
