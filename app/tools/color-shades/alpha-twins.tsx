import { copyText } from "#app/ui/copy-text.tsx";
import { checkCopied } from "#app/ui/swatch-strip.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { print } from "#color/text/print.ts";
import type { Scale } from "./make-scales.ts";
import { type MeasuredStep, measureSteps } from "./measure-steps.ts";

type Props = { scale: Scale; name: string };

/** The same scale in transparent colors, for pages with something below. A press copies one. */
export function AlphaTwins({ scale, name }: Props) {
  const measured = measureSteps(scale, 0);
  return (
    <div className="grid gap-6">
      {(["white", "black"] as const).map((ground) => (
        <div key={ground} className="grid gap-2">
          <h3 className="text-base">On {ground}</h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone */}
          <ul role="list" aria-label={`${name} on ${ground}`} className="joined flex flex-wrap lg:flex-nowrap">
            {scale.steps.map(({ name: step }, place) => (
              <li key={step} className="contents">
                <Twin {...{ step, ground }} measured={measured[place] as MeasuredStep} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type TwinProps = { measured: MeasuredStep; ground: "white" | "black"; step: string };

function Twin({ measured: { hex, twinOnWhite, twinOnBlack }, ground, step }: TwinProps) {
  const twin = ground === "white" ? twinOnWhite : twinOnBlack;
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
      <span className="copy-code @max-[62px]:sr-only">{text.slice(1)}</span>
    </button>
  );
}
