import { Badge } from "#app/ui/badge.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { ValueFormat } from "#color/export/palette.ts";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import { askForPro } from "../pro/ask-for-pro.ts";
import { VALUE_FORMATS } from "./export-choice.ts";

type Props = { value: ValueFormat; canChoose: boolean; onChange: (values: ValueFormat) => void };

/** How each color is written. For many at once all but hex come with Pro: choosing one shows what that is, and hex stays. */
export function ValuesField({ value, canChoose, onChange }: Props) {
  return (
    <Field label="Values" aside={!canChoose && <Badge tone="outline">Pro</Badge>}>
      <Select
        value={value}
        onChange={({ target }) => {
          const next = target.value as ValueFormat;
          if (canChoose || next === "hex") onChange(next);
          else askForPro("export-values");
        }}
      >
        {VALUE_FORMATS.map((values) => (
          <option key={values} value={values}>
            {canChoose || values === "hex" ? FORMAT_NAMES[values] : `${FORMAT_NAMES[values]} (Pro)`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
