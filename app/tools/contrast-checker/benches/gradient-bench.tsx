import { useDeferredValue, useState } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Slider } from "#app/ui/slider.tsx";
import { paintGradient, printGradient, readGradientText } from "../gradient-text.ts";
import { gradientPixels } from "../measure/gradient-pixels.ts";
import { type State, setGradient } from "../state.ts";
import { CheckButton, KeptState } from "./color-form.tsx";
import { DraftField } from "./draft-field.tsx";
import { OverBench } from "./over-bench.tsx";

/** Text over a linear gradient. The gradient is part of the address. */
export function GradientBench({ controls }: { controls: ToolControls<State> }) {
  const { state, slide } = controls;
  const { gradient } = state;
  const later = useDeferredValue(gradient);
  const pixels = gradientPixels(later);
  return (
    <OverBench
      {...{ controls, pixels }}
      label="Contrast over a gradient"
      aspect={pixels.width / pixels.height}
      surface={
        <div aria-hidden className="swatch absolute inset-0" style={{ backgroundImage: paintGradient(gradient) }} />
      }
      source={
        <>
          <KeptState state={state} except={["g", "gp", "ga", "gs"]} />
          <GradientField controls={controls} />
          <CheckButton />
          <Slider
            label="Angle"
            max={359}
            value={gradient.angle}
            unit="°"
            {...slide((now, angle: number) => setGradient(now, { angle }))}
            className="noscript:hidden"
          />
        </>
      }
    />
  );
}

/** Updates on every valid text; otherwise the last valid gradient stays. */
function GradientField({ controls: { state, preview, commit, cancel } }: { controls: ToolControls<State> }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isReported, setIsReported] = useState(false);
  const read = draft === null ? state.gradient : readGradientText(draft);
  const problem = typeof read === "string" ? read : "";
  return (
    <DraftField
      label="Gradient"
      hint="A CSS linear-gradient(), or two or more colors. Transparent parts show white."
      error={isReported && problem}
      name="gradient"
      rows={2}
      draft={draft}
      printed={printGradient(state.gradient)}
      onDraft={(text) => {
        setDraft(text);
        setIsReported(false);
        if (text === null) return cancel();
        const gradient = readGradientText(text);
        if (typeof gradient !== "string") preview(setGradient, gradient);
      }}
      onSettle={() => {
        setIsReported(true);
        commit();
        if (!problem) setDraft(null);
      }}
    />
  );
}
