import { copyText } from "#app/ui/copy-text.tsx";
import { checkCopied, JOINED, SWATCH_CELL } from "#app/ui/swatch-strip.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Srgb } from "#color/color.ts";
import { print } from "#color/text/print.ts";
import type { Scale } from "./make-scales.ts";
import { measureSteps } from "./measure-steps.ts";

type Props = { scale: Scale; name: string };

/** The same scale in transparent colors, for pages with something below. A press copies one. */
export function AlphaTwins({ scale, name }: Props) {
  const measured = measureSteps(scale, 0);
  const rows = [
    { ground: "white", twins: measured.map(({ hex, twinOnWhite }) => ({ hex, twin: twinOnWhite })) },
    { ground: "black", twins: measured.map(({ hex, twinOnBlack }) => ({ hex, twin: twinOnBlack })) },
  ];
  return (
    <div className="grid gap-6">
      {rows.map(({ ground, twins }) => (
        <div key={ground} className="grid gap-2">
          <h3 className="text-base">On {ground}</h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone */}
          <ul role="list" aria-label={`${name} on ${ground}`} className={`flex flex-wrap lg:flex-nowrap ${JOINED}`}>
            {twins.map(({ hex, twin }, place) => (
              <li key={scale.steps[place]?.name} className="contents">
                <Twin hex={hex} twin={twin} step={scale.steps[place]?.name ?? ""} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Twin({ hex, twin, step }: { hex: string; twin: Srgb; step: string }) {
  const text = print(twin, "hex");
  const percent = `${Math.round(twin.alpha * 100)}%`;
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => checkCopied(currentTarget, copyText(text))}
      style={swatchStyle(hex)}
      className={`${SWATCH_CELL} h-[68px] min-w-[24%] flex-col justify-end gap-1 px-2 pb-2 text-left lg:min-w-0`}
    >
      <span>
        <span className="sr-only">Copy {step}, </span>
        {percent}
      </span>
      <span className="copy-code @max-[62px]:sr-only">{text.slice(1)}</span>
    </button>
  );
}
