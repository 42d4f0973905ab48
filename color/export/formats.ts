type Format = {
  readonly id: string;
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** For "canvas" the caller draws `layoutSheet`; for "zip-json" the text goes into a zip as Swatches.json. */
  readonly kind: "text" | "bytes" | "canvas" | "zip-json";
  /** Whether `ExportOptions.values` changes anything. */
  readonly hasValues: boolean;
  /** Whether `ExportOptions.dark` changes anything. */
  readonly hasDark: boolean;
  /** Whether `ExportOptions.prefix` changes anything. */
  readonly hasPrefix: boolean;
  /** When colors outside sRGB aren't mapped into it. "by-values": if `ExportOptions.values` isn't limited to sRGB. */
  readonly keepsWide: "always" | "by-values" | "never";
  /** Whether it has transparency. */
  readonly keepsAlpha: boolean;
  /** Where it is used. */
  readonly hint: string;
};

const TEXT = {
  kind: "text",
  hasValues: true,
  hasDark: false,
  hasPrefix: false,
  keepsWide: "by-values",
  keepsAlpha: true,
} as const;
const PLAIN_TEXT = { ...TEXT, hasValues: false, keepsWide: "never" } as const;
const VARIABLES = { ...TEXT, hasPrefix: true } as const;
const THEMES = { ...VARIABLES, hasDark: true, keepsWide: "always" } as const;
const OPAQUE = { ...PLAIN_TEXT, keepsAlpha: false } as const;
const BYTES = { ...OPAQUE, kind: "bytes" } as const;

// Separate from the writers, so that those load when needed.
// biome-ignore format: one line for each format
const FORMATS = [
  { id: "css", label: "CSS", extension: "css", mediaType: "text/css", ...THEMES, hint: "Custom properties" },
  { id: "tailwind4", label: "Tailwind 4", extension: "css", mediaType: "text/css", ...THEMES, hint: "@theme, for Tailwind 4" },
  { id: "tailwind3", label: "Tailwind 3", extension: "js", mediaType: "text/javascript", ...VARIABLES, hint: "tailwind.config.js, for Tailwind 3" },
  { id: "scss", label: "SCSS", extension: "scss", mediaType: "text/x-scss", ...VARIABLES, hint: "Variables and a map, for Sass" },
  { id: "less", label: "Less", extension: "less", mediaType: "text/x-less", ...VARIABLES, hint: "Variables, for Less" },
  { id: "typescript", label: "TypeScript", extension: "ts", mediaType: "text/x-typescript", ...TEXT, hint: "A constant object with its type" },
  { id: "json", label: "JSON", extension: "json", mediaType: "application/json", ...TEXT, hint: "For your own code" },
  { id: "dtcg", label: "Design tokens", extension: "tokens.json", mediaType: "application/design-tokens+json", ...TEXT, hasDark: true, keepsWide: "always", hint: "DTCG 2025.10: Figma, Tokens Studio, Style Dictionary" },
  { id: "svg", label: "SVG", extension: "svg", mediaType: "image/svg+xml", ...TEXT, keepsWide: "never", hint: "A sheet of swatches that pastes into Figma" },
  { id: "png", label: "PNG", extension: "png", mediaType: "image/png", ...TEXT, kind: "canvas", keepsWide: "always", hint: "A picture of the palette" },
  { id: "csv", label: "CSV", extension: "csv", mediaType: "text/csv", ...TEXT, keepsWide: "always", hint: "Excel, Numbers, Google Sheets" },
  { id: "ase", label: "Adobe ASE", extension: "ase", mediaType: "application/octet-stream", ...BYTES, hint: "Photoshop, Illustrator, InDesign, Affinity" },
  { id: "aco", label: "Photoshop ACO", extension: "aco", mediaType: "application/octet-stream", ...BYTES, hint: "Photoshop, Photopea" },
  { id: "gpl", label: "GIMP palette", extension: "gpl", mediaType: "text/plain", ...OPAQUE, hint: "GIMP, Inkscape, Krita" },
  { id: "swatches", label: "Procreate", extension: "swatches", mediaType: "application/zip", ...PLAIN_TEXT, kind: "zip-json", hint: "Procreate, 30 colors in each palette" },
  { id: "pal", label: "JASC palette", extension: "pal", mediaType: "text/plain", ...OPAQUE, hint: "PaintShop Pro, Aseprite" },
  { id: "paint-net", label: "Paint.NET", extension: "txt", mediaType: "text/plain", ...PLAIN_TEXT, hint: "Paint.NET, which shows 96 colors" },
] as const satisfies readonly Format[];

export type ExportFormatId = (typeof FORMATS)[number]["id"];
export type ExportFormat = Format & { readonly id: ExportFormatId };
/** The formats in which a palette can be saved, in menu order. */
export const EXPORT_FORMATS: readonly ExportFormat[] = FORMATS;
