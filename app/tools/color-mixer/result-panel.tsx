import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { SaveButton } from "#app/frame/library/save-button.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { LoadFailure } from "#app/late/load-failure.tsx";
import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { Button } from "#app/ui/button.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { countOf } from "#color/words/count.ts";
import { colorPath } from "#contract/color-path.ts";
import { colorOf } from "./model.ts";
import { MODE_LABELS, partsOf } from "./state.ts";
import type { Bench } from "./use-bench.ts";

export function ResultPanel({ bench }: { bench: Bench }) {
  const { hex, pigment } = bench;
  if (hex) return <Result bench={bench} hex={hex} />;
  return (
    <div className="grid min-h-[220px] content-center border-line p-5 max-lg:border-b md:p-7 lg:border-l">
      {pigment.hasFailed ? (
        <LoadFailure what="The paint spectra" onRetry={pigment.wake} />
      ) : (
        <p className="text-ink-2">Loading paint spectra.</p>
      )}
    </div>
  );
}

function Result({ bench, hex }: { bench: Bench; hex: Hex }) {
  const { state, nameOf } = bench;
  const copy = useCopy();
  const parts = partsOf(state);
  const name = nameOf(hex);
  const color = colorOf(hex);
  return (
    <div
      className="swatch top-0 flex flex-col justify-between gap-6 border-line p-5 transition-[background-color] duration-200 max-sm:min-h-[168px] max-sm:gap-2 max-lg:z-20 max-lg:order-first max-lg:border-b md:p-7 lg:border-l [@media(height>=36rem)]:max-lg:sticky"
      style={swatchStyle(hex)}
    >
      <div className="flex justify-between gap-4 font-mono text-sm">
        <span>{countOf(parts, "part")}</span>
        <span>{MODE_LABELS[state.activeMode].long}</span>
      </div>
      <div className="grid gap-1">
        <p className="font-mono text-2xl tracking-[-0.02em] sm:text-3xl">{hex}</p>
        <p className="min-h-6">
          {parts === 0 ? (
            "Nothing to mix yet. Add a part of any color."
          ) : (
            <a
              href={colorPath(hex)}
              className="underline decoration-current/40 underline-offset-4 hover:decoration-current"
            >
              {name || "Color page"}
            </a>
          )}
        </p>
        <div className="mt-3 flex noscript:hidden flex-wrap items-center gap-2 max-sm:mt-1">
          <Button icon="icon-copy" onClick={() => void copy(color, name)}>
            Copy
          </Button>
          <SaveButton savable={() => ({ color, name })} isDisabled={parts === 0} />
          <div className="flex">
            <CopyMenu color={color} name={name} />
            <KeepButton color={color} name={name} />
          </div>
        </div>
      </div>
      <ResultAnnouncer text={parts > 0 ? `${hex}${name && `, ${name}`}` : ""} />
    </div>
  );
}
