import { useDeferredValue } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Slider } from "#app/ui/slider.tsx";
import { GradientField } from "./gradient-field.tsx";
import { gradientPixels } from "./gradient-pixels.ts";
import { paintGradient } from "./gradient-text.ts";
import { CheckButton, KeptState } from "./kept-state.tsx";
import { setGradient } from "./model.ts";
import { OverBench } from "./over-bench.tsx";
import type { State } from "./state.ts";

/** Text over a linear gradient, which is part of the address. */
export function GradientBench({ controls }: { controls: ToolControls<State> }) {
  const { state, preview, commit } = controls;
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
            onChange={(angle) => preview(setGradient, { angle })}
            onCommit={commit}
            className="noscript:hidden"
          />
        </>
      }
    />
  );
}
