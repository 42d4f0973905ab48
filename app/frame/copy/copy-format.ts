import { PRINT_FORMATS, type PrintFormat, type PrintOptions, RARE_FORMATS } from "#color/text/print.ts";
import { createStored } from "../stored.ts";

/** The ids of `CODE_FORMS`, repeated here because they are checked before that module is loaded. */
export const CODE_KINDS = [
  "css-variable",
  "css-p3",
  "scss",
  "less",
  "tailwind-class",
  "tailwind-theme",
  "swiftui",
  "swiftui-p3",
  "uicolor",
  "uicolor-p3",
  "nscolor",
  "compose",
  ...(["android-xml", "android-int", "flutter", "unity", "csharp", "java-awt", "python", "glsl"] as const),
] as const;

export type CopyKind = PrintFormat | (typeof RARE_FORMATS)[number] | (typeof CODE_KINDS)[number];

export type CopyFormat = {
  readonly kind: CopyKind;
  /** For hex. */
  readonly hasHash: boolean;
  readonly isUpperCase: boolean;
  /** Writes rgb() and hsl() with commas. */
  readonly isLegacySyntax: boolean;
  /** "full" round-trips to the same 8-bit color, "short" is for reading. */
  readonly precision: "full" | "short";
};

export const DEFAULT_COPY_FORMAT: CopyFormat = {
  kind: "hex",
  hasHash: true,
  isUpperCase: true,
  isLegacySyntax: false,
  precision: "full",
};

const KINDS: readonly string[] = [...PRINT_FORMATS, ...RARE_FORMATS, ...CODE_KINDS];

export const copyFormat = createStored<CopyFormat>({
  key: "huesmith.copy",
  version: 1,
  read: readCopyFormat,
  initial: DEFAULT_COPY_FORMAT,
});

/** Keeps valid fields and uses defaults for the rest; null if `value` is not an object. */
export function readCopyFormat(value: unknown): CopyFormat | null {
  if (typeof value !== "object" || value === null) return null;
  const { kind, hasHash, isUpperCase, isLegacySyntax, precision } = value as Record<string, unknown>;
  return {
    kind: KINDS.includes(kind as string) ? (kind as CopyKind) : "hex",
    hasHash: hasHash !== false,
    isUpperCase: isUpperCase !== false,
    isLegacySyntax: isLegacySyntax === true,
    precision: precision === "short" ? "short" : "full",
  };
}

export function printOptions({ hasHash, isUpperCase, isLegacySyntax, precision }: CopyFormat): PrintOptions {
  return { hasHash, isUpperCase, precision, syntax: isLegacySyntax ? "legacy" : "modern" };
}
