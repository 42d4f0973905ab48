import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { ExportFormat } from "#color/export/formats.ts";
import type { DarkMode } from "#color/export/palette.ts";
import { DARK_MODES, type ExportChoice, MAX_PREFIX_CHARACTERS } from "./export-choice.ts";
import { ValuesField } from "./values-field.tsx";

type Props = {
  format: ExportFormat;
  choice: ExportChoice;
  /** Otherwise the values are hex. */
  canChooseValues: boolean;
  onChange: (part: Partial<ExportChoice>) => void;
};

const DARK_NAMES: Record<DarkMode, string> = {
  none: "Light only",
  media: "By media query",
  class: "By .dark class",
  "light-dark": "By light-dark()",
};
/** What changes the chosen format; the rest is not there. */
export function FormatOptions({ format, choice, canChooseValues, onChange }: Props) {
  const isTokens = format.id === "dtcg";
  if (!format.hasValues && !format.hasDark && !format.hasPrefix) return null;
  return (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
      {format.hasValues && (
        <ValuesField value={choice.values} canChoose={canChooseValues} onChange={(values) => onChange({ values })} />
      )}
      {format.hasDark && (
        <Field label="Dark theme">
          <Select value={choice.dark} onChange={(event) => onChange({ dark: event.target.value as DarkMode })}>
            {DARK_MODES.map((dark) => (
              <option key={dark} value={dark}>
                {DARK_NAMES[dark]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {format.hasPrefix && (
        <Field label="Prefix">
          <Input
            isMono
            spellCheck={false}
            autoCapitalize="none"
            maxLength={MAX_PREFIX_CHARACTERS}
            placeholder="brand"
            value={choice.prefix}
            onChange={(event) => onChange({ prefix: event.target.value })}
          />
        </Field>
      )}
      {isTokens && (
        <label className="col-span-full flex pointer-coarse:min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={choice.isLegacyTokens}
            onChange={(event) => onChange({ isLegacyTokens: event.target.checked })}
            className="size-[18px] accent-ink"
          />
          Values as text, for tools older than the 2025.10 format
        </label>
      )}
    </div>
  );
}
