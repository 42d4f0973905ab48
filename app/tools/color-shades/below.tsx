import { useDeferredValue, useState } from "react";
import { ToolSection } from "#app/tools/tool-section.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { copyText } from "#app/ui/copy-text.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { ShadeLinks } from "#app/ui/shade-links.tsx";
import { checkCopied } from "#app/ui/swatch-strip.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { print } from "#color/text/print.ts";
import { type MeasuredStep, measureSteps, type Scale } from "./make-scales.ts";
import type { State } from "./state.ts";
import { StepTable } from "./step-table.tsx";
import { Theory } from "./theory.tsx";

type Props = { controls: ToolControls<State>; scales: readonly Scale[]; names: readonly string[] };

/** Describes the chosen scale only. */
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
      <ToolSection id="alpha" title="Transparent versions" aside="maximum transparency">
        <AlphaTwins scale={scale} name={name} />
      </ToolSection>
      <Theory scale={scale} address={controls.address} />
      <ToolSection id="named-shades" title="Named shades">
        <ShadeLinks />
      </ToolSection>
    </>
  );
}

/** Transparent equivalents, for pages with something underneath. A click copies one. */
function AlphaTwins({ scale, name }: { scale: Scale; name: string }) {
  const measured = measureSteps(scale, 0);
  return (
    <div className="grid gap-6">
      {(["white", "black"] as const).map((background) => (
        <div key={background} className="grid gap-2">
          <h3 className="text-base">On {background}</h3>
          <ul role="list" aria-label={`${name} on ${background}`} className="joined flex flex-wrap lg:flex-nowrap">
            {scale.steps.map(({ name: step }, place) => (
              <li key={step} className="contents">
                <Twin {...{ step, background }} measured={measured[place] as MeasuredStep} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type TwinProps = { measured: MeasuredStep; background: "white" | "black"; step: string };

function Twin({ measured: { hex, twinOnWhite, twinOnBlack }, background, step }: TwinProps) {
  const twin = background === "white" ? twinOnWhite : twinOnBlack;
  const text = print(twin, "hex");
  const percent = `${Math.round(twin.alpha * 100)}%`;
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => checkCopied(currentTarget, copyText(text))}
      style={swatchStyle(hex)}
      className="swatch joined-cell h-[68px] min-w-[24%] flex-col justify-end gap-1 px-2 pb-2 text-left lg:min-w-0"
    >
      <span>
        <span className="sr-only">Copy {step}, </span>
        {percent}
      </span>
      <span className="copy-code @max-[3.875rem]:sr-only">{text.slice(1)}</span>
    </button>
  );
}
