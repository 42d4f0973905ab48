import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/fields.tsx";
import { optionsOf } from "#app/ui/options-of.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import {
  CSS_FORMATS,
  OTHER_FORMATS,
  TEXT_PRECISIONS,
  type TextFormat,
  type TextOptions,
  type TextSyntax,
} from "./text-options.ts";

type Props = { options: TextOptions; onChange: (options: TextOptions) => void };

const SYNTAXES = optionsOf<TextSyntax>({ modern: "Modern", legacy: "Legacy, with commas" });
const CASES = optionsOf({ upper: "#ABC", lower: "#abc" });

/** Hides options that don't apply to the chosen format. */
export function TextOptionsBar({ options, onChange }: Props) {
  const { format, syntax, precision, isUpperCase, keepsAlpha } = options;
  const set = (change: Partial<TextOptions>) => onChange({ ...options, ...change });
  const hasSyntax = format === "rgb" || format === "hsl";
  const hasPrecision = format !== "hex" && format !== "rgb";
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
      <Field label="Convert to" className="basis-32 max-sm:grow sm:w-40">
        <Select name="to" value={format} onChange={({ target }) => set({ format: target.value as TextFormat })}>
          <FormatGroup label="CSS" formats={CSS_FORMATS} />
          <FormatGroup label="Not CSS" formats={OTHER_FORMATS} />
        </Select>
      </Field>
      {hasPrecision && (
        <SelectField
          label="Decimals"
          name="digits"
          of={TEXT_PRECISIONS}
          value={precision}
          onChange={({ target }) => set({ precision: target.value as TextOptions["precision"] })}
          className="basis-32 max-sm:grow sm:w-44"
        />
      )}
      {hasSyntax && (
        <Segmented
          label="Syntax"
          name="syntax"
          options={SYNTAXES}
          value={syntax}
          onChange={(next) => set({ syntax: next })}
        />
      )}
      {format === "hex" && (
        <Segmented
          label="Case"
          name="case"
          options={CASES}
          value={isUpperCase ? "upper" : "lower"}
          onChange={(letters) => set({ isUpperCase: letters === "upper" })}
        />
      )}
      <div className="flex min-h-11 items-center">
        <Checkbox
          label="Remove alpha"
          isOn={!keepsAlpha}
          onChange={(isRemoved) => set({ keepsAlpha: !isRemoved })}
          name="alpha"
          value="drop"
        />
      </div>
    </div>
  );
}

function FormatGroup({ label, formats }: { label: string; formats: readonly TextFormat[] }) {
  return (
    <optgroup label={label}>
      <Options of={formats.map((format) => [format, FORMAT_NAMES[format]])} />
    </optgroup>
  );
}
