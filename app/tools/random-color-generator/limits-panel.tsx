import { type KeyboardEvent, useState } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { RangeRules, RuleGroup } from "#app/frame/draw/rules.tsx";
import { SidePanel } from "#app/frame/draw/side-panel.tsx";
import { MoreActions } from "#app/tools/tool-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { AS_TYPED, Input } from "#app/ui/input.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { printPlain } from "#color/text/print.ts";
import {
  MAX_CHROMA_HUNDREDTHS,
  MAX_DELTA_E,
  MAX_WORD_CHARACTERS,
  NO_LIMITS,
  RATIOS,
  STYLE_OPTIONS,
} from "./palette/state.ts";
import { CopyAll, CountField, Player } from "./toolbar.tsx";
import { paletteOf, useShared } from "./use-bench.ts";

const RATIO_OPTIONS = RATIOS.map((ratio) => ({ value: String(ratio), label: `${ratio}:1` }));

export function LimitsPanel({ onClose }: { onClose: () => void }) {
  const bench = useShared();
  const { controls, state, setLimits, previewLimits } = bench;
  return (
    <SidePanel title="Limits" onClose={onClose}>
      <div className="grid gap-3 md:hidden">
        <div className="flex flex-wrap gap-2">
          <MoreActions controls={controls} palette={() => paletteOf(bench)}>
            <CopyAll />
          </MoreActions>
        </div>
        <Player />
        <div className="flex">
          <CountField />
        </div>
      </div>
      <div className="grid gap-4">
        <PillSelect
          label="Style"
          value={state.style}
          options={STYLE_OPTIONS}
          onChange={(style) => setLimits({ style })}
        />
        <NameLimit />
      </div>
      <ApartLimits />
      <RangeRules
        ranges={state}
        maxChroma={MAX_CHROMA_HUNDREDTHS}
        onChange={setLimits}
        onPreview={previewLimits}
        onCommit={controls.commit}
        onCancel={controls.cancel}
      />
      <Button onClick={() => setLimits(NO_LIMITS)}>Clear limits</Button>
    </SidePanel>
  );
}

function NameLimit() {
  const { state, setLimits } = useShared();
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    if (draft !== null && draft.trim() !== state.word) setLimits({ word: draft });
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    if (event.key !== "Escape" || draft === null) return;
    event.preventDefault();
    setDraft(null);
  };
  return (
    <Field label="Only colors named" hint="A word such as green, sea or rose. Leave empty for any color.">
      <Input
        value={draft ?? state.word}
        maxLength={MAX_WORD_CHARACTERS}
        {...AS_TYPED}
        enterKeyHint="go"
        onChange={({ target }) => setDraft(target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}

function ApartLimits() {
  const { state, setLimits, previewLimits, controls } = useShared();
  const { minDeltaE, isColorBlindSafe, contrast } = state;
  const against = (color: Color) => ({ contrast: contrast && { ...contrast, color: { ...color, alpha: 1 } } });
  return (
    <>
      <RuleGroup title="Apart from each other">
        <Slider
          label="Minimum distance, ΔE 2000"
          max={MAX_DELTA_E}
          value={minDeltaE}
          onChange={(value) => previewLimits({ minDeltaE: value })}
          onCommit={controls.commit}
          onCancel={controls.cancel}
        />
        <Checkbox
          label="Safe with color blindness"
          hint="Any two colors are at least ΔE 11 apart, even with protanopia, deuteranopia and tritanopia."
          isOn={isColorBlindSafe}
          onChange={(isOn) => setLimits({ isColorBlindSafe: isOn })}
        />
      </RuleGroup>
      <RuleGroup title="Readable">
        <Checkbox
          label="Contrast with one color"
          isOn={contrast !== null}
          onChange={(isOn) => setLimits({ contrast: isOn ? { color: fromRgb24(0xffffff), ratio: 4.5 } : null })}
        />
        {contrast && (
          <div className="grid gap-2.5">
            <ColorInput
              label="Background color"
              value={printPlain(contrast.color)}
              onChange={(color) => setLimits(against(color))}
              onPreview={(color) => previewLimits(against(color))}
              onCommit={controls.commit}
              isOpaque
            />
            <PillSelect
              label="At least"
              value={String(contrast.ratio)}
              options={RATIO_OPTIONS}
              onChange={(text) => {
                const ratio = RATIOS.find((known) => String(known) === text);
                if (ratio) setLimits({ contrast: { ...contrast, ratio } });
              }}
            />
          </div>
        )}
      </RuleGroup>
    </>
  );
}
