import { copyText } from "#app/ui/copy-text.tsx";
import { JOINED } from "#app/ui/swatch-strip.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Srgb } from "#color/color.ts";
import { print } from "#color/text/print.ts";
import type { Scale } from "./make-scales.ts";
import { measureSteps } from "./measure-steps.ts";

type Props = { scale: Scale; name: string };

/** The same scale in see-through colors, for pages where something lies below. A press copies one. */
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
                <Twin hex={hex} twin={twin} step={scale.steps[place]?.name ?? ""} isMany={twins.length > 13} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Twin({ hex, twin, step, isMany }: { hex: string; twin: Srgb; step: string; isMany: boolean }) {
  const text = print(twin, "hex");
  const percent = `${Math.round(twin.alpha * 100)}%`;
  return (
    <button
      type="button"
      onClick={() => copyText(text)}
      style={swatchStyle(hex)}
      className="swatch relative -mr-px flex h-[68px] min-w-[24%] flex-1 flex-col justify-end gap-1 px-2 pb-2 text-left font-mono leading-none focus-visible:z-10 focus-visible:outline-current focus-visible:-outline-offset-4 lg:min-w-0"
    >
      <span className="text-xs leading-none">
        <span className="sr-only">Copy {step}, </span>
        {percent}
      </span>
      <span className={`text-[11.5px] ${isMany ? "lg:sr-only" : "lg:max-xl:text-[9.5px]"}`}>{text.slice(1)}</span>
    </button>
  );
}
