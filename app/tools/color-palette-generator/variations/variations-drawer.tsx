import { useDeferredValue, useId, useState } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { save } from "#app/frame/library/save.ts";
import { askForPro } from "#app/frame/pro/ask-for-pro.ts";
import { can, useCan } from "#app/frame/pro/features.ts";
import { ProBadge } from "#app/frame/pro/pro-badge.tsx";
import { FAMILIES, nameOfVariation, type Variation } from "#app/frame/variations/families.ts";
import { cssColor } from "#app/tools/paint.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon, type IconClass } from "#app/ui/icon.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { useActions, useBench, useLiveBench } from "../bench.tsx";
import { Drawer } from "../drawer.tsx";
import { palettePath } from "../model.ts";
import { colorsOf, nameOfPalette, type State } from "../palette/state.ts";
import { varyPalette } from "./vary-palette.ts";

const FIRST: Variation = { kind: "hue", amount: 15 };

/** Everyone can view all variations; using one requires Pro. */
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
    <Drawer
      title="Variations"
      onClose={onClose}
      head={
        <>
          <ProBadge />
          <p className="only-free min-w-0 flex-1 truncate text-ink-2 text-xs max-md:hidden">
            Preview any. Apply, copy and save with Pro.
          </p>
        </>
      }
    >
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
                  {/* The starting point, between the two directions. */}
                  {place === steps.length / 2 && (
                    <div aria-hidden className="-mx-1 flex items-center gap-2 px-1 py-0.5">
                      <span className="w-[3.4em] text-right font-mono text-ink-2 text-xs">now</span>
                      <PaletteBand colors={colorsOf(state)} className="h-1.5 flex-1" />
                    </div>
                  )}
                  <StepRadio
                    {...{ group, choice, label, colors }}
                    isChosen={choice.kind === chosen.kind && choice.amount === chosen.amount}
                    onChoose={setChosen}
                  />
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

type StepProps = {
  group: string;
  choice: Variation;
  label: string;
  colors: readonly Color[];
  isChosen: boolean;
  onChoose: (choice: Variation) => void;
};

function StepRadio({ group, choice, label, colors, isChosen, onChoose }: StepProps) {
  return (
    <label className="-mx-1 flex h-8 pointer-coarse:h-11 cursor-pointer items-stretch gap-2 rounded-[7px] p-1 hover:bg-well has-checked:inset-ring-2 has-checked:inset-ring-ink has-checked:bg-well has-checked:p-1 has-focus-visible:outline-2 has-focus-visible:outline-ink forced-colors:has-checked:outline-2">
      <input
        type="radio"
        name={group}
        aria-label={nameOfVariation(choice)}
        checked={isChosen}
        onChange={() => onChoose(choice)}
        className="sr-only"
      />
      <span aria-hidden className="w-[3.4em] self-center text-right font-mono text-ink-2 text-xs tabular-nums">
        {label}
      </span>
      <PaletteBand colors={colors} className="flex-1" />
    </label>
  );
}

/** A palette as a small image. Its label is next to it. */
function PaletteBand({ colors, className }: { colors: readonly Color[]; className: string }) {
  return (
    <span
      aria-hidden
      className={`swatch relative flex min-w-0 overflow-hidden rounded-[4px] after:absolute after:inset-0 after:inset-ring after:inset-ring-line after:rounded-[inherit] ${className}`}
    >
      {colors.map((color, place) => (
        <span
          key={place}
          className="-mr-px flex-1 transition-[background-color] duration-240"
          style={{ backgroundColor: cssColor(color) }}
        />
      ))}
    </span>
  );
}

function Chosen({ state, choice }: { state: State; choice: Variation }) {
  const { apply } = useActions();
  const { nameOf } = useBench();
  const copy = useCopy();
  const isPro = useCan("palette-variations");
  const varied = varyPalette(state, choice);
  const title = nameOfVariation(choice);
  const path = palettePath(varied);
  const savable = () => ({
    name: `${nameOfPalette(state, nameOf)}, ${title.toLowerCase()}`,
    path,
    colors: colorsOf(varied),
    isNew: true,
  });
  const actions: readonly (readonly [label: string, icon: IconClass, run: () => void])[] = [
    ["Apply", "icon-check", () => apply(varyPalette, choice)],
    ["Copy", "icon-copy", () => void copy(colorsOf(varied))],
    ["Save", "icon-bookmark", () => void save(savable())],
  ];
  return (
    // Sticky on phones, above the bottom bar.
    <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-[18px] flex flex-wrap items-end gap-x-6 gap-y-3 border-line border-t bg-paper px-[18px] py-3 md:static md:mx-0 md:px-0 md:pt-4 md:pb-0">
      <Comparison before={state} after={varied} title={title} />
      <div className="flex flex-wrap gap-2 max-sm:*:px-3 max-sm:[&_.icon]:hidden">
        {actions.map(([label, icon, run], place) => (
          <Button
            key={label}
            variant={place === 0 ? "primary" : undefined}
            onClick={() => (can("palette-variations") ? run() : askForPro("palette-variations"))}
          >
            <Icon className={icon} />
            {label}
          </Button>
        ))}
        <ButtonLink
          // A middle click also opens this.
          href={isPro ? path : "/pricing"}
          target="_blank"
          onClick={(event) => {
            if (isPro) return;
            event.preventDefault();
            askForPro("palette-variations");
          }}
        >
          <Icon className="icon-arrow-up-right" />
          Open
          <span className="sr-only"> in a new tab</span>
        </ButtonLink>
      </div>
    </div>
  );
}

type ComparisonProps = { before: State; after: State; title: string };

function Comparison({ before, after, title }: ComparisonProps) {
  const isPro = useCan("palette-variations");
  const hexes = colorsOf(after).map(printHex);
  const hexesNow = colorsOf(before).map(printHex);
  const words = isPro ? `${title}: ${hexes.join(", ")}` : title;
  return (
    <figure className="grid min-w-0 flex-1 basis-72 gap-1.5">
      <figcaption className="flex justify-between gap-4 text-sm">
        <span className="font-[550]">{title}</span>
        <span className="text-ink-2 text-xs">top: current palette</span>
      </figcaption>
      <div role="img" aria-label={words} className="joined flex h-12 md:h-16">
        {hexes.map((hex, place) => (
          <div key={place} className="-mr-px flex min-w-0 flex-1 flex-col">
            <div
              className="swatch h-3 transition-[background-color] duration-240"
              style={{ backgroundColor: hexesNow[place] }}
            />
            <div
              className="swatch @container flex flex-1 items-end overflow-hidden px-1.5 pb-1.5 font-mono text-xs leading-none transition-[background-color] duration-240"
              style={swatchStyle(hex)}
            >
              {isPro && hexes.length <= 6 && <span className="@max-[2.875rem]:hidden">{hex.slice(1)}</span>}
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}
