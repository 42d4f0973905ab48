import { useDeferredValue, useId, useState } from "react";
import { ProBadge } from "#app/frame/pro/pro-badge.tsx";
import { FAMILIES, nameOfVariation, type Variation } from "#app/frame/variations/families.ts";
import { useLiveBench } from "../bench-context.ts";
import { Drawer } from "../drawer.tsx";
import { colorsOf } from "../palette-path.ts";
import { Chosen } from "./chosen.tsx";
import { PaletteBand } from "./palette-band.tsx";
import { varyPalette } from "./vary-palette.ts";

const FIRST: Variation = { kind: "hue", amount: 15 };

/** The palette moved along five ways by even steps. All of them can be looked at; to take one along is Pro. */
export function VariationsDrawer({ onClose }: { onClose: () => void }) {
  const { controls } = useLiveBench();
  const state = useDeferredValue(controls.state);
  const [chosen, setChosen] = useState(FIRST);
  const group = useId();
  const families = FAMILIES.map((family) => ({
    ...family,
    steps: family.amounts.map((amount) => {
      const choice = { kind: family.kind, amount };
      return { choice, label: family.print(amount), colors: colorsOf(varyPalette(state, choice)) };
    }),
  }));
  return (
    <Drawer title="Variations" what="variations" onClose={onClose} head={<Head />}>
      <div className="grid gap-5 px-[18px] pb-4 md:px-8">
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
          {families.map(({ kind, title, way, steps }) => (
            <fieldset key={kind} className="grid min-w-0 content-start gap-1">
              <legend className="mb-1.5 flex w-full items-baseline justify-between gap-2 text-sm">
                <span className="font-[550]">{title}</span>
                <span className="text-ink-2 text-xs">{way}</span>
              </legend>
              {steps.map(({ choice, label, colors }, place) => (
                <div key={label} className="contents">
                  {place === steps.length / 2 && <Now colors={colorsOf(state)} />}
                  <label className="-mx-1 flex h-8 pointer-coarse:h-11 cursor-pointer items-stretch gap-2 rounded-[8px] p-1 hover:bg-well has-checked:inset-ring-2 has-checked:inset-ring-ink has-checked:bg-well has-checked:p-1 has-focus-visible:outline-2 has-focus-visible:outline-ink forced-colors:has-checked:outline-2">
                    <input
                      type="radio"
                      name={group}
                      aria-label={nameOfVariation(choice)}
                      checked={choice.kind === chosen.kind && choice.amount === chosen.amount}
                      onChange={() => setChosen(choice)}
                      className="sr-only"
                    />
                    <span
                      aria-hidden
                      className="w-[3.4em] self-center text-right font-mono text-ink-2 text-xs tabular-nums"
                    >
                      {label}
                    </span>
                    <PaletteBand colors={colors} className="flex-1" />
                  </label>
                </div>
              ))}
            </fieldset>
          ))}
        </div>
        <Chosen state={state} choice={chosen} />
      </div>
    </Drawer>
  );
}

function Head() {
  return (
    <>
      <ProBadge />
      <p className="only-free min-w-0 flex-1 truncate text-ink-2 text-xs max-md:hidden">
        Look at all of them. Applying, copying and saving one comes with Pro.
      </p>
    </>
  );
}

/** Where the steps begin, between the two directions. */
function Now({ colors }: { colors: Parameters<typeof PaletteBand>[0]["colors"] }) {
  return (
    <div aria-hidden className="-mx-1 flex items-center gap-2 px-1 py-0.5">
      <span className="w-[3.4em] text-right font-mono text-ink-2 text-xs">now</span>
      <PaletteBand colors={colors} className="h-1.5 flex-1" />
    </div>
  );
}
