import { Badge } from "#app/ui/badge.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { SelectField, TextField } from "#app/ui/fields.tsx";
import type { ExportFormat } from "#color/export/formats.ts";
import {
  DARK_MODES,
  type DarkMode,
  darkModeOf,
  type ExportPalette,
  hasDark,
  VALUE_FORMATS,
  type ValueFormat,
} from "#color/export/palette.ts";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import { askForPro } from "../pro/ask-for-pro.ts";
import { type ExportChoice, MAX_PREFIX_CHARACTERS } from "./export-choice.ts";

type Props = {
  format: ExportFormat;
  choice: ExportChoice;
  /** If false, values are always hex. */
  canChooseValues: boolean;
  palette: ExportPalette;
  onChange: (part: Partial<ExportChoice>) => void;
};

const DARK_NAMES: Record<DarkMode, string> = {
  none: "Light only",
  media: "By media query",
  class: "By .dark class",
  "light-dark": "By light-dark()",
};
/** Tokens treat all modes but "none" alike; the chosen one is kept for CSS. */
function tokensMode(chosen: DarkMode): DarkMode {
  return chosen === "none" ? "media" : chosen;
}

export function FormatOptions({ format, choice, canChooseValues, palette, onChange }: Props) {
  const isTokens = format.id === "dtcg";
  // Tokens have a single form for both themes, so there is nothing to choose if the palette is a theme with both.
  const hasDarkChoice = format.hasDark && hasDark(palette) && !(isTokens && palette.isTheme);
  const modes = DARK_MODES.filter((mode) => {
    if (mode === "none") return !palette.isTheme;
    return !isTokens || mode === tokensMode(choice.dark);
  });
  if (!format.hasValues && !format.hasDark && !format.hasPrefix) return null;
  return (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
      {format.hasValues && (
        <ValuesField value={choice.values} canChoose={canChooseValues} onChange={(values) => onChange({ values })} />
      )}
      {hasDarkChoice && (
        <SelectField
          label="Dark theme"
          value={darkModeOf(palette, choice)}
          onChange={(event) => onChange({ dark: event.target.value as DarkMode })}
          of={modes.map((dark) => [dark, isTokens && dark !== "none" ? "Light and dark modes" : DARK_NAMES[dark]])}
        />
      )}
      {format.hasPrefix && (
        <TextField
          label="Prefix"
          isMono
          spellCheck={false}
          autoCapitalize="none"
          maxLength={MAX_PREFIX_CHARACTERS}
          placeholder="brand"
          value={choice.prefix}
          onChange={(event) => onChange({ prefix: event.target.value })}
        />
      )}
      {isTokens && (
        <div className="col-span-full">
          <Checkbox
            label="Values as strings, for tools that predate the 2025.10 format"
            isOn={choice.isLegacyTokens}
            onChange={(isLegacyTokens) => onChange({ isLegacyTokens })}
          />
        </div>
      )}
    </div>
  );
}

type ValuesFieldProps = { value: ValueFormat; canChoose: boolean; onChange: (values: ValueFormat) => void };

/** For several colors, values other than hex need Pro: choosing one explains Pro and keeps hex. */
function ValuesField({ value, canChoose, onChange }: ValuesFieldProps) {
  return (
    <SelectField
      label="Values"
      aside={!canChoose && <Badge tone="outline">Pro</Badge>}
      value={value}
      onChange={({ target }) => {
        const next = target.value as ValueFormat;
        if (canChoose || next === "hex") onChange(next);
        else askForPro("export-values");
      }}
      of={VALUE_FORMATS.map((values) => [
        values,
        canChoose || values === "hex" ? FORMAT_NAMES[values] : `${FORMAT_NAMES[values]} (Pro)`,
      ])}
    />
  );
}
