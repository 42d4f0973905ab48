import { EXPORT_FORMATS, type ExportFormatId } from "#color/export/formats.ts";
import { DARK_MODES, type ExportOptions, PLAIN_OPTIONS, VALUE_FORMATS } from "#color/export/palette.ts";
import { createStored } from "../stored.ts";

/** How unnamed swatches are named: by the nearest color name or by position. */
export type Naming = "names" | "numbers";
export type ExportChoice = ExportOptions & { readonly format: ExportFormatId; readonly naming: Naming };

export const MAX_PREFIX_CHARACTERS = 40;

export const INITIAL: ExportChoice = { ...PLAIN_OPTIONS, format: "css", naming: "names" };

export const exportChoice = createStored({ key: "huesmith.export", version: 1, read: readChoice, initial: INITIAL });

const INITIAL_FOR_SCALE: ExportChoice = { ...INITIAL, format: "tailwind4" };

/** Scales are needed for Tailwind more often than for plain CSS. */
export function firstChoice(choice: ExportChoice, isScale: boolean): ExportChoice {
  return isScale && choice === INITIAL ? INITIAL_FOR_SCALE : choice;
}

/** The options a file is written with: several colors in values other than hex need Pro, see docs/decisions/0013. */
export function writtenChoice(choice: ExportChoice, mayChooseValues: boolean): ExportChoice {
  return mayChooseValues ? choice : { ...choice, values: "hex" };
}

/** Replaces missing or unknown fields with their initial values. */
export function readChoice(value: unknown): ExportChoice | null {
  if (typeof value !== "object" || value === null) return null;
  const stored = value as Partial<Record<keyof ExportChoice, unknown>>;
  return {
    format: EXPORT_FORMATS.find(({ id }) => id === stored.format)?.id ?? INITIAL.format,
    values: VALUE_FORMATS.find((format) => format === stored.values) ?? INITIAL.values,
    dark: DARK_MODES.find((mode) => mode === stored.dark) ?? INITIAL.dark,
    prefix: typeof stored.prefix === "string" ? stored.prefix.slice(0, MAX_PREFIX_CHARACTERS) : INITIAL.prefix,
    isLegacyTokens: stored.isLegacyTokens === true,
    naming: stored.naming === "numbers" ? "numbers" : "names",
  };
}
