import { useDeferredValue, useState } from "react";
import { ToolSection } from "#app/tools/tool-section.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { ShadeLinks } from "#app/ui/shade-links.tsx";
import { AlphaTwins } from "./alpha-twins.tsx";
import type { Scale } from "./make-scales.ts";
import type { State } from "./state.ts";
import { StepTable } from "./step-table.tsx";
import { Theory } from "./theory.tsx";

type Props = { controls: ToolControls<State>; scales: readonly Scale[]; names: readonly string[] };

/** What is told of one scale, the chosen one: its steps, their transparent twins, and how it came about. */
export function Below({ controls, scales, names }: Props) {
  const shownScales = useDeferredValue(scales);
  const [chosen, setChosen] = useState("0");
  const shown = Math.min(Number(chosen), shownScales.length - 1);
  const scale = shownScales[shown];
  const name = names[shown] ?? "";
  if (!scale) return null;
  return (
    <>
      <ToolSection id="steps" title={`Steps of ${name}`}>
        {scales.length > 1 && (
          <Segmented
            label="Scale"
            options={scales.map((_, index) => ({ value: String(index), label: names[index] ?? index + 1 }))}
            value={String(shown)}
            onChange={setChosen}
            className="noscript:hidden justify-self-start"
          />
        )}
        <StepTable controls={controls} scale={scale} index={shown} name={name} />
      </ToolSection>
      <ToolSection id="alpha" title="Alpha twins" aside="maximum transparency">
        <AlphaTwins scale={scale} name={name} />
      </ToolSection>
      <Theory scale={scale} address={controls.address} />
      <ToolSection id="named-shades" title="Named shades">
        <ShadeLinks />
      </ToolSection>
    </>
  );
}
