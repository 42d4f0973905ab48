import { useId } from "react";
import { Field } from "#app/ui/field.tsx";
import { focusFirst } from "#app/ui/focus-first.ts";
import { Options, Select } from "#app/ui/select.tsx";
import { EXPORT_FORMATS, type ExportFormat, type ExportFormatId } from "#color/export/formats.ts";

const DESIGN: readonly ExportFormatId[] = ["svg", "png", "ase", "aco", "gpl", "swatches", "pal", "paint-net"];

const FORMATS_BY_USE = {
  "For code": EXPORT_FORMATS.filter(({ id }) => id !== "csv" && !DESIGN.includes(id)),
  "For Figma and design apps": EXPORT_FORMATS.filter(({ id }) => DESIGN.includes(id)),
  Tables: EXPORT_FORMATS.filter(({ id }) => id === "csv"),
};

/** Always finds a format, because stored ids are validated. */
export function formatOf(id: ExportFormatId): ExportFormat {
  return EXPORT_FORMATS.find((format) => format.id === id) as ExportFormat;
}

type Props = { value: ExportFormatId; onChange: (id: ExportFormatId) => void };

/** A list next to the preview, or a Select where there is no room. */
export function FormatPicker(props: Props) {
  return (
    <>
      <FormatList {...props} />
      <FormatSelect {...props} />
    </>
  );
}

/** Native radio buttons styled as a menu, so that the arrow keys work. */
function FormatList({ value, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-label="Format" className="grid content-start gap-4 max-lg:hidden">
      {Object.entries(FORMATS_BY_USE).map(([use, formats]) => (
        <fieldset key={use}>
          <legend className="mb-1 text-ink-2 text-xs">{use}</legend>
          {formats.map((format) => (
            <label
              key={format.id}
              className="-mx-2.5 flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center justify-between gap-3 rounded-[7px] px-2.5 text-sm hover:bg-well has-checked:bg-well has-checked:font-[550] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:-outline-offset-2 forced-colors:has-checked:outline-2"
            >
              <input
                type="radio"
                ref={format.id === value ? focusFirst : undefined}
                name={id}
                value={format.id}
                checked={format.id === value}
                onChange={() => onChange(format.id)}
                className="sr-only"
              />
              {format.label}
              <span aria-hidden className="font-mono font-normal text-ink-2 text-xs">
                .{format.extension.split(".").at(-1)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}

function FormatSelect({ value, onChange }: Props) {
  return (
    <Field label="Format" className="lg:hidden">
      <Select value={value} onChange={(event) => onChange(event.target.value as ExportFormatId)}>
        {Object.entries(FORMATS_BY_USE).map(([use, formats]) => (
          <optgroup key={use} label={use}>
            <Options of={formats.map(({ id, label }) => [id, label])} />
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
