import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/fields.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { type ExportGroup, type ExportPalette, spellOutDark } from "#color/export/palette.ts";
import { countOf } from "#color/words/count.ts";
import { useCan } from "../pro/features.ts";
import { ExportActions } from "./export-actions.tsx";
import { type ExportChoice, exportChoice, firstChoice, type Naming, writtenChoice } from "./export-choice.ts";
import { ExportPreview } from "./export-preview.tsx";
import { FormatOptions } from "./format-options.tsx";
import { FormatPicker, formatOf } from "./format-picker.tsx";
import { countColors, describeLosses } from "./make-archive.ts";
import { useNamedPalette, useProduct } from "./use-product.ts";

type Props = { palette: ExportPalette; onClose: () => void };

const MAX_NAME_CHARACTERS = 120;
/** More of them would push the file out of the window. */
const MAX_NAMES_AT_ONCE = 2;
const MODES_HINT =
  "The zip has a file for each mode, one for shared tokens, and a resolver. Copy gives you the resolver with all tokens inside.";

export function ExportDialog({ palette, onClose }: Props) {
  const count = countColors(palette);
  return (
    <Dialog onClose={onClose} title="Export" subtitle={subtitleOf(palette)} width={960} isPageOnPhones>
      {count > 0 ? <Panel palette={palette} /> : <Empty onClose={onClose} />}
    </Dialog>
  );
}

function Panel({ palette: given }: { palette: ExportPalette }) {
  const scales = scalesOf(given);
  const stored = firstChoice(exportChoice.useValue(), scales.length > 0);
  const isPro = useCan("export-values");
  const canChooseValues = isPro || countColors(given) === 1; // a single color is free in every format
  // Deferred below, where a new object each time would render again forever.
  const choice = useMemo(() => writtenChoice(stored, canChooseValues), [stored, canChooseValues]);
  const change = (part: Partial<ExportChoice>) => exportChoice.set({ ...stored, ...part });
  const [name, setName] = useState(given.name);
  const writtenName = useDeferredValue(name);
  const [scaleNames, setScaleNames] = useState(() => scales.map(({ name }) => name));
  const writtenScaleNames = useDeferredValue(scaleNames);
  const deferredChoice = useDeferredValue(choice);
  const format = formatOf(deferredChoice.format);
  // useProduct compares it by identity.
  const palette = useMemo(
    () => ({
      ...given,
      name: writtenName,
      groups: given.groups.map((group, index) => ({ ...group, name: writtenScaleNames[index]?.trim() || group.name })),
    }),
    [given, writtenName, writtenScaleNames],
  );
  const { named, isUnnamed, hasFailed: hasNoNames } = useNamedPalette(palette, deferredChoice.naming);
  const { made, hasFailed } = useProduct(named, format, deferredChoice);
  const scaleFields = scales.map(({ name }, index) => {
    const label = scales.length === 1 ? "Color name" : `Color ${index + 1} name`;
    const rename = (text: string) => setScaleNames((names) => names.with(index, text));
    return <NameField key={label} label={label} placeholder={name} value={scaleNames[index] ?? ""} onChange={rename} />;
  });
  return (
    <div className="grid gap-x-10 gap-y-5 max-sm:min-h-[calc(100dvh-8.75rem)] max-sm:grid-rows-[auto_1fr] lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <FormatPicker value={choice.format} onChange={(id) => change({ format: id })} />
      {/* As tall as the list next to it, so that nothing shifts between formats. */}
      <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-6 lg:h-full lg:max-h-[calc(100dvh-5.5rem)] [&_:is(input,select,summary,button,[tabindex])]:scroll-mb-18">
        <div className="flex flex-wrap gap-x-4 gap-y-5">
          <NameField label="Palette name" placeholder="Palette" value={name} onChange={setName} />
          {scales.length <= MAX_NAMES_AT_ONCE && scaleFields}
          {isUnnamed && <NamingSwitch value={choice.naming} onChange={(naming) => change({ naming })} />}
        </div>
        {scales.length > MAX_NAMES_AT_ONCE && (
          <details>
            <summary className="w-max cursor-pointer font-[550] text-sm">Color names</summary>
            <div className="flex flex-wrap gap-x-4 gap-y-5 pt-3">{scaleFields}</div>
          </details>
        )}
        <FormatOptions {...{ format, choice, canChooseValues }} palette={given} onChange={change} />
        <ExportPreview made={made} hasFailed={hasFailed} />
        <div className="-mt-3 text-ink-2 text-xs">
          <p>{made?.product.text === undefined ? format.hint : MODES_HINT}</p>
          <p role="status">{made && describeLosses(made.palette, made.format, deferredChoice)}</p>
          <p role="status">{hasNoNames && "The names could not be loaded, so the colors are numbered."}</p>
        </div>
        <ExportActions made={made} hasFailed={hasFailed} palette={named} choice={choice} />
      </div>
    </div>
  );
}

/** The groups of a palette that consists of one scale, or of several with the same steps. Saved palettes have no steps. */
function scalesOf({ groups }: ExportPalette): readonly ExportGroup[] {
  const step = groups[0]?.swatches[0]?.name;
  if (groups.length > 1 && !step) return [];
  return groups.every(({ name, swatches }) => name !== "" && swatches[0]?.name === step) ? groups : [];
}

type NameProps = { label: string; placeholder: string; value: string; onChange: (name: string) => void };

function NameField({ label, onChange, ...rest }: NameProps) {
  return (
    <TextField
      label={label}
      className="flex-1 basis-36"
      {...rest}
      maxLength={MAX_NAME_CHARACTERS}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type NamingSwitchProps = { value: Naming; onChange: (naming: Naming) => void };

const NAMINGS = [
  { value: "names", label: "Names" },
  { value: "numbers", label: "Numbers" },
] as const satisfies { value: Naming; label: string }[];

/** For palettes with unnamed colors. */
function NamingSwitch({ value, onChange }: NamingSwitchProps) {
  return (
    <div className="grid content-start gap-1.5">
      {/* Hidden because the group already has this name. */}
      <span aria-hidden className="font-[550] text-sm">
        Colors as
      </span>
      <Segmented
        label="Colors as"
        options={NAMINGS}
        value={value}
        onChange={onChange}
        className="min-h-11 items-center"
      />
    </div>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid justify-items-start gap-5">
      <p>Nothing to export yet. Add a color to see every format.</p>
      <Button variant="brand" onClick={onClose}>
        Back to the tool
      </Button>
    </div>
  );
}

/** Mentions groups besides the palette itself: "14 colors, including 11 in Neutral". */
function subtitleOf(palette: ExportPalette) {
  const count = countColors(palette);
  const [main, ...others] = spellOutDark(palette).groups;
  const extra = main?.name === "" ? others.map(({ name, swatches }) => `${swatches.length} in ${name}`) : [];
  if (count === 0) return undefined;
  return countOf(count, "color") + (extra.length > 0 ? `, including ${extra.join(", ")}` : "");
}
