import { useDeferredValue, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { translucentStyle } from "#app/ui/swatch-style.ts";
import { differenceVerdict } from "#color/difference/difference.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { printHex } from "#color/text/print.ts";
import { type Choice, choicesOf, type Fit, suggest, type Unit } from "./choices.ts";
import { describeFound } from "./describe-import.ts";

const USUAL_LIMIT = 1;
const MAX_LIMIT = 10;

export type Chosen = ReturnType<typeof useChosen>;

/** Starts with the suggested colors, then follows what the user checks. */
export function useChosen(imported: ImportedPalette | null, units: readonly Unit[] | null, most: number) {
  const [limit, setLimit] = useState(USUAL_LIMIT);
  const [own, setOwn] = useState<{ units: readonly Unit[]; places: ReadonlySet<number> } | null>(null);
  const settled = useDeferredValue(limit);
  const choices = imported && units ? choicesOf(imported, units, settled) : [];
  const suggested = suggest(choices, most);
  // Manual choices apply only to the units they were made for.
  const places = own && own.units === units ? own.places : suggested;
  const isChosen = ({ merged }: Choice) => merged.some((place) => places.has(place));
  return {
    limit,
    setLimit,
    choices,
    chosen: choices.filter(isChosen),
    isChosen,
    toggle: (choice: Choice) => {
      const next = new Set(places);
      for (const place of choice.merged) next.delete(place);
      if (!isChosen(choice)) for (const place of choice.merged) next.add(place);
      if (units) setOwn({ units, places: next });
    },
    clear: () => units && setOwn({ units, places: new Set() }),
    suggestAgain: () => setOwn(null),
  };
}

type Props = { imported: ImportedPalette; chosen: Chosen; fit: Fit };

export function ChoiceList({ imported, chosen, fit }: Props) {
  const { limit, setLimit, choices } = chosen;
  return (
    <div className="grid gap-4">
      <p className="font-[550] text-sm">{describeFound(imported)}</p>
      <Slider
        label="Merge colors closer than"
        value={limit}
        min={0}
        max={MAX_LIMIT}
        step={0.5}
        unit=" ΔE2000"
        valueText={limit === 0 ? "0, only identical colors" : `${limit}, ${differenceVerdict(limit).words}`}
        onChange={setLimit}
      />
      <fieldset className="grid min-w-0 gap-2">
        <legend className="sr-only">Colors to import</legend>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p role="status" className="text-sm">
            {chosenText(chosen.chosen.length, choices.length, fit)}
          </p>
          <div className="flex gap-2">
            <Button size="sm" variant="ghost" onClick={chosen.suggestAgain}>
              Suggest
            </Button>
            <Button size="sm" variant="ghost" onClick={chosen.clear}>
              Clear
            </Button>
          </div>
        </div>
        <ul className="grid max-h-[min(22rem,45vh)] grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-4 overflow-y-auto rounded-control border border-line px-3 py-1.5">
          {choices.map((choice) => (
            <li key={choice.places[0]} className="min-w-0">
              <ChoiceRow choice={choice} isOn={chosen.isChosen(choice)} onToggle={() => chosen.toggle(choice)} />
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  );
}

type RowProps = { choice: Choice; isOn: boolean; onToggle: () => void };

function ChoiceRow({ choice, isOn, onToggle }: RowProps) {
  const { color, name, places } = choice;
  const hex = printHex(color);
  return (
    <label className="flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 py-1 text-sm">
      <input type="checkbox" checked={isOn} onChange={onToggle} className="size-4 shrink-0 accent-ink" />
      <span
        aria-hidden
        className="swatch checker inset-ring inset-ring-line size-6 shrink-0 rounded-swatch"
        style={translucentStyle(hex, color.alpha)}
      />
      <span className="grid min-w-0">
        <span className="truncate" title={choice.otherNames.length > 0 ? choice.otherNames.join(", ") : undefined}>
          {name ?? hex}
        </span>
        <span className="truncate text-ink-2 text-xs">
          {[name && (places.length > 1 ? `${places.length} steps` : hex), mergedText(choice), usesText(choice)]
            .filter(Boolean)
            .join(", ")}
        </span>
      </span>
    </label>
  );
}

/** "12 of 96 selected, 12 fit." */
export function chosenText(chosen: number, all: number, { most, room = most }: Fit): string {
  const inAddition = room < most ? `, ${room} in addition to the current colors` : "";
  const over = chosen > most ? ` Uncheck ${chosen - most}.` : "";
  return `${chosen} of ${all} selected, ${most} fit${inAddition}.${over}`;
}

function mergedText({ merged, places }: Choice): string {
  return places.length === 1 && merged.length > 1 ? `${merged.length} merged` : "";
}

function usesText({ uses }: Choice): string {
  if (uses === 0) return "";
  return uses === 1 ? "used once" : `used ${uses} times`;
}
