import { ToolSection } from "#app/tools/tool-section.tsx";
import { AllPairs } from "./all-pairs.tsx";
import type { BenchProps } from "./bench.tsx";
import { Formulas } from "./formulas.tsx";
import { GamutLoss } from "./gamut-loss.tsx";
import { StepsBetween } from "./steps-between.tsx";
import { Theory } from "./theory.tsx";
import { Visions } from "./visions.tsx";

/** What is told of the pair, and of all colors. */
export function Below({ controls, names, comparison, first, second }: BenchProps) {
  const { colors } = controls.state;
  return (
    <>
      {colors.length > 2 && (
        <ToolSection id="pairs" title="All pairs" aside="ΔE 2000">
          <AllPairs controls={controls} names={names} />
        </ToolSection>
      )}
      <ToolSection id="visions" title="Color blindness" aside="simulated">
        <Visions colors={colors} />
      </ToolSection>
      <StepsBetween controls={controls} first={first} second={second} />
      <ToolSection id="gamut" title="On P3 and sRGB screens">
        <GamutLoss first={first} second={second} />
      </ToolSection>
      <Formulas first={first} second={second} />
      <Theory first={first} second={second} comparison={comparison} />
    </>
  );
}
