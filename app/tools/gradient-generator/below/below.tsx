import { useId, useState } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { saveFile } from "#app/frame/export/save-file.ts";
import { keepColors } from "#app/frame/tray/keep-colors.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import type { Actions } from "#app/tools/tool-store.ts";
import { Button } from "#app/ui/button.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { optionsOf } from "#app/ui/options-of.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { printHex } from "#color/text/print.ts";
import { change, paletteAlong } from "../changes.ts";
import { STEPS, type State } from "../state.ts";
import { type Drawn, type PageData, useBench } from "../use-bench.ts";
import { type CodeId, type CssStyle, codeOf, FORMATS, fileTextOf } from "./code-formats.ts";
import { Presets, Spaces } from "./other-gradients.tsx";
import { PastePanel } from "./paste-panel.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { TextPart } from "./text-part.tsx";
import { Theory } from "./theory.tsx";

/** Updates a moment later, not with every frame of a drag. */
export function Below({ drawn, name, data, act }: { drawn: Drawn; name: string; data: PageData; act: Actions<State> }) {
  return (
    <>
      <Spaces state={drawn.state} />
      <PalettePart drawn={drawn} />
      <CodePanel drawn={drawn} name={name} />
      <PicturePanel drawn={drawn} />
      <TextPart drawn={drawn} />
      <PastePanel data={data} act={act} />
      <Presets state={drawn.state} />
      <Theory drawn={drawn} />
    </>
  );
}

const TABS = (Object.keys(FORMATS) as CodeId[]).map((id) => ({ id, label: FORMATS[id].tab }));

function CodePanel({ drawn, name }: { drawn: Drawn; name: string }) {
  const tabsId = useId();
  const [id, setId] = useState<CodeId>("css");
  const [style, setStyle] = useState<CssStyle>("pair");
  const { title, language, file } = FORMATS[id];
  const { text, note } = codeOf(id, drawn, name, style);
  return (
    <ToolSection id="code" title="Code">
      <div className="flex noscript:hidden min-w-0 flex-wrap items-center justify-between gap-3">
        <Tabs tabsId={tabsId} label="Formats" tabs={TABS} activeId={id} onChange={setId} />
        <div className="flex flex-wrap items-center gap-3">
          {id === "css" && drawn.code.fallback !== null && (
            <Segmented
              label="How the fallback is written"
              options={optionsOf({ pair: "Two lines", supports: "@supports" })}
              value={style}
              onChange={setStyle}
            />
          )}
          {file && text !== null && (
            <Button
              icon="icon-download"
              onClick={() => saveFile(file.name, new Blob([fileTextOf(id, text)], { type: file.type }))}
            >
              {file.name}
            </Button>
          )}
        </div>
      </div>
      <TabPanel tabsId={tabsId} id={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 outline-offset-4">
        {text !== null && <CodeBlock title={title} code={text} language={language} />}
        <p className="max-w-[46em] text-ink-2 text-sm">{note}</p>
      </TabPanel>
    </ToolSection>
  );
}

function PalettePart({ drawn }: { drawn: Drawn }) {
  const copy = useCopy();
  const { steps } = drawn.state;
  const colors = paletteAlong(drawn.at, steps);
  const swatches = colors.map((color, step) => ({
    hex: printHex(color),
    name: `Step ${step + 1} at ${Math.round((100 * step) / (steps - 1))}%`,
  }));
  return (
    <ToolSection id="palette" title="Palette from this gradient" aside={`${steps} steps`}>
      <SwatchStrip label={`${steps} steps of the gradient`} swatches={swatches} action="copy" />
      <div className="flex noscript:hidden flex-wrap items-end gap-x-6 gap-y-4">
        <StepsSlider />
        <div className="flex flex-wrap gap-2">
          <Button icon="icon-copy" onClick={() => void copy(colors)}>
            Copy all
          </Button>
          <Button icon="icon-inbox" onClick={() => keepColors(colors)}>
            Keep all in the tray
          </Button>
        </div>
      </div>
    </ToolSection>
  );
}

/** Separate, because a slider can't wait for the colors. */
function StepsSlider() {
  const { controls, state } = useBench();
  return (
    <Slider
      label="Steps"
      value={state.steps}
      {...STEPS}
      {...controls.slide((now, steps: number) => change(now, { steps }))}
      className="w-full sm:w-72"
    />
  );
}
