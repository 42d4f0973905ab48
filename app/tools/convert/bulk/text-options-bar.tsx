import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Select } from "#app/ui/select.tsx";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import {
  TEXT_FORMATS,
  TEXT_PRECISIONS,
  type TextFormat,
  type TextOptions,
  type TextPrecision,
  type TextSyntax,
} from "./text-options.ts";

type Props = { options: TextOptions; onChange: (options: TextOptions) => void };

const SYNTAXES = [
  { value: "modern", label: "Modern" },
  { value: "legacy", label: "Legacy, with commas" },
] as const satisfies { value: TextSyntax; label: string }[];
const CASES = [
  { value: "upper", label: "#ABC" },
  { value: "lower", label: "#abc" },
] as const;

/** How the colors are to be written. What does not belong to the chosen format is not there. */
export function TextOptionsBar({ options, onChange }: Props) {
  const { format, syntax, precision, isUpperCase, keepsAlpha } = options;
  const hasSyntax = format === "rgb" || format === "hsl";
  const hasPrecision = format !== "hex" && format !== "rgb";
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
      <Field label="Convert to" className="basis-32 max-sm:flex-1 sm:w-40">
        <Select
          name="to"
          value={format}
          onChange={(event) => onChange({ ...options, format: event.target.value as TextFormat })}
        >
          <optgroup label="CSS">
            <FormatOptions isCss />
          </optgroup>
          <optgroup label="Not CSS">
            <FormatOptions isCss={false} />
          </optgroup>
        </Select>
      </Field>
      {hasPrecision && (
        <Field label="Decimals" className="basis-32 max-sm:flex-1 sm:w-44">
          <Select
            name="digits"
            value={precision}
            onChange={(event) => onChange({ ...options, precision: event.target.value as TextPrecision })}
          >
            {TEXT_PRECISIONS.map((entry) => (
              <option key={entry.precision} value={entry.precision}>
                {entry.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {hasSyntax && (
        <Segmented
          label="Syntax"
          name="syntax"
          options={SYNTAXES}
          value={syntax}
          onChange={(value) => onChange({ ...options, syntax: value })}
        />
      )}
      {format === "hex" && (
        <Segmented
          label="Letters"
          name="case"
          options={CASES}
          value={isUpperCase ? "upper" : "lower"}
          onChange={(value) => onChange({ ...options, isUpperCase: value === "upper" })}
        />
      )}
      <label className="flex min-h-11 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          name="alpha"
          value="drop"
          checked={!keepsAlpha}
          onChange={(event) => onChange({ ...options, keepsAlpha: !event.target.checked })}
          className="size-[18px] accent-ink"
        />
        Drop alpha
      </label>
    </div>
  );
}

function FormatOptions({ isCss }: { isCss: boolean }) {
  return TEXT_FORMATS.filter((entry) => entry.isCss === isCss).map(({ format }) => (
    <option key={format} value={format}>
      {FORMAT_NAMES[format]}
    </option>
  ));
}
