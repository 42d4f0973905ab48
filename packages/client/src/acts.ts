// Made from the acts by `npm run describe-acts`.

export const PUBLIC_ORIGIN = "https://huesmith.com";

export const ACT_NAMES = ["convert", "name", "describe", "palette", "random", "harmony", "scale", "theme", "mix", "gradient", "contrast", "fix", "lint", "simulate", "difference", "nearest", "import", "export"] as const;

/** Why a request is refused. */
export type ProblemCode = "missing-parameter" | "unknown-parameter" | "repeated-parameter" | "invalid-parameter" | "query-too-long" | "invalid-body" | "not-found" | "method-not-allowed" | "body-too-long" | "unsupported-media-type" | "too-many-requests" | "internal-error";

/** What each act takes. Numbers may be texts, and a list may be one color. */
export type Inputs = {
  /** Reads colors in any notation and gives each in 30 color spaces, unrounded, and as text in every format. HSL, HSV, HWB, CMYK, Okhsl, Okhsv and HSLuv are computed after mapping to sRGB. In rec2020: browsers with the transfer curve from before 2025 show a different color. */
  convert: {
    /** Any CSS color, hex without #, hsv(), cmyk(), okhsl(), hct() and similar, Tailwind classes, and most pasted formats. */
    color: string | readonly string[];
  };
  /** Finds the nearest of about 30,000 names by CIEDE2000. A deltaE of 0 is an exact match. wellKnown is the name that pages and tools use. */
  name: {
    /** The colors to name. Transparency is ignored. */
    color: string | readonly string[];
    /** Names per color, nearest first. */
    count?: number | string | undefined;
  };
  /** Describes colors in words: a short description, the color family, and how light and warm they look. kelvin is the temperature of the light that looks like the color, or null if there is none. */
  describe: {
    /** The colors to describe. */
    color: string | readonly string[];
  };
  /** Generates a palette. The same seed with the same parameters always gives the same palette, here and in the palette generator. */
  palette: {
    /** The seed of the palette. Default: a new one for each request. */
    seed?: string | undefined;
    /** How many colors, including locked ones. */
    count?: number | string | undefined;
    /** How the hues relate. */
    harmony?: "auto" | "complementary" | "split-complementary" | "double-split-complementary" | "analogous" | "triadic" | "tetradic" | "square" | "monochromatic" | undefined;
    /** From muted, near gray, to vivid. */
    boldness?: number | string | undefined;
    /** Colors to keep, in the first positions. Colors beyond the count are ignored. Default: none. */
    lock?: string | readonly string[] | undefined;
  };
  /** Draws colors evenly from the sRGB volume in OKLab. The same seed with the same parameters always gives the same colors. */
  random: {
    /** The seed of the colors. Default: a new one for each request. */
    seed?: string | undefined;
    /** How many colors. */
    count?: number | string | undefined;
    /** The style of the colors. */
    style?: "any" | "pastel" | "light" | "dark" | "muted" | "vivid" | "neon" | "earth" | undefined;
    /** Only colors with this name or family. */
    family?: "any" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink" | "brown" | "gray" | "white" | "black" | undefined;
    /** The minimum CIEDE2000 difference between any two. */
    distance?: number | string | undefined;
  };
  /** Finds the colors that harmonize with a color. The given color comes first; a gray has no hue to turn. */
  harmony: {
    /** The color to start from. */
    color: string;
    /** Which harmony. */
    rule?: "all" | "complementary" | "split-complementary" | "double-split-complementary" | "analogous" | "triadic" | "tetradic" | "square" | "monochromatic" | undefined;
    /** The hue circle: perceptual (oklch), as in color pickers (hsl), or the painters' (ryb). */
    wheel?: "oklch" | "hsl" | "ryb" | undefined;
  };
  /** Makes a color scale from light to dark, with the given color as one of its steps, unchanged. misses lists the steps that could not reach their target. */
  scale: {
    /** The color to include as a step, unchanged. Transparency is ignored. */
    color: string;
    /** Even lightness (oklch), rising contrast, the twelve roles of Radix, the tones of Material, or 50 to 950 as in Tailwind. */
    kind?: "oklch" | "contrast" | "radix" | "material" | "tailwind" | undefined;
    /** How many steps. radix always has twelve. */
    steps?: number | string | undefined;
    /** In dark, the first step is the darkest. */
    appearance?: "light" | "dark" | undefined;
    /** What contrast is measured against. Default: white, or #111113 in dark. */
    background?: string | undefined;
  };
  /** Gives the colors of a palette their roles in an interface, in light and dark. Text reaches 4.5:1 on the background and the surface, chart colors 3:1. index is the palette color used unchanged for a role, or null if the color was made for it. */
  theme: {
    /** The palette. Transparency is ignored. */
    color: string | readonly string[];
  };
  /** Mixes two colors as CSS color-mix() does, weighted by alpha. */
  mix: {
    /** The first color. */
    first: string;
    /** The second color. */
    second: string;
    /** How much of the second color, in percent. */
    amount?: number | string | undefined;
    /** The color space to mix in. */
    space?: "oklch" | "oklab" | "lch" | "lab" | "hsl" | "hwb" | "srgb" | "srgb-linear" | "display-p3" | "a98-rgb" | "prophoto-rgb" | "rec2020" | "xyz-d65" | "xyz-d50" | undefined;
    /** The direction around the hue circle, in spaces with a hue. */
    hue?: "shorter" | "longer" | "increasing" | "decreasing" | undefined;
  };
  /** Makes a gradient through evenly spaced colors, as CSS and as steps, including both ends. */
  gradient: {
    /** The stops. */
    color: string | readonly string[];
    /** How many colors to take from it. */
    steps?: number | string | undefined;
    /** The color space to mix in. */
    space?: "oklch" | "oklab" | "lch" | "lab" | "hsl" | "hwb" | "srgb" | "srgb-linear" | "display-p3" | "a98-rgb" | "prophoto-rgb" | "rec2020" | "xyz-d65" | "xyz-d50" | undefined;
    /** The direction around the hue circle, in spaces with a hue. */
    hue?: "shorter" | "longer" | "increasing" | "decreasing" | undefined;
    /** The direction of the CSS in degrees: 0 is up, 90 right. */
    angle?: number | string | undefined;
  };
  /** Measures text contrast by WCAG 2.2 and APCA, and finds the nearest text color that reaches 4.5:1. APCA is a draft and not part of WCAG 2. */
  contrast: {
    /** The text color. If transparent, it is blended with the background. */
    text: string;
    /** The background color. If transparent, it is blended with white. */
    background: string;
  };
  /** Finds the nearest color with enough contrast. Only its OKLCH lightness changes; its chroma is reduced only where sRGB ends. If no color can reach the minimum, hex is null and reason says why. */
  fix: {
    /** The text color. If transparent, it is blended with the background. */
    text: string;
    /** The background color. If transparent, it is blended with white. */
    background: string;
    /** A WCAG 2.2 ratio from 1 to 21, or APCA Lc without its sign. */
    measure?: "wcag" | "apca" | undefined;
    /** The contrast to reach. Default: 4.5 for wcag, 75 for apca. */
    minimum?: number | string | undefined;
    /** The color that may change. */
    change?: "text" | "background" | undefined;
  };
  /** Finds what could go wrong with a palette: no readable pair, colors that look alike, in general or with color blindness, and colors outside sRGB. fix has the whole palette after the fix, or null if there is none. indexes count from 0. */
  lint: {
    /** The palette. Transparency is ignored. */
    color: string | readonly string[];
    /** The page. At least one color must be readable on it. Default: none. */
    background?: string | undefined;
  };
  /** Shows colors as people with a color vision deficiency see them: without red, green or blue cones (protan, deutan, tritan), or without any (achroma). deltaE is how far a color moves, by CIEDE2000. */
  simulate: {
    /** The colors to simulate. Transparency is ignored. */
    color: string | readonly string[];
    /** Which deficiency. */
    deficiency?: "all" | "protan" | "deutan" | "tritan" | "achroma" | undefined;
    /** From full color vision to a complete deficiency, in percent. */
    severity?: number | string | undefined;
  };
  /** Measures how far apart two colors are, by CIEDE2000 and five other formulas, with a verdict in words. A deltaE2000 below 1 is hard to see. deltaE94 and deltaECmc take the first color as the reference. */
  difference: {
    /** The first color. Transparency is ignored. */
    first: string;
    /** The color to compare it with. */
    second: string;
  };
  /** Finds the nearest colors in a set by CIEDE2000: the CSS names, Tailwind 4, Open Color, all color names, or your own list. deltaE compares with css, which may be outside sRGB, not with hex. */
  nearest: {
    /** The colors to match. Transparency is ignored. */
    color: string | readonly string[];
    /** The set to search, if there is no list. */
    among?: "css" | "tailwind" | "open-color" | "names" | undefined;
    /** Your own list. It replaces the set. Default: none. */
    candidate?: string | readonly string[] | undefined;
    /** Matches per color, nearest first. */
    count?: number | string | undefined;
  };
  /** Reads the colors in text: CSS, SCSS, Tailwind, design tokens, JSON, code, SVG, GIMP and JASC palettes, tables, links to other color tools, or a plain list. */
  import: {
    /** The content of the file. */
    text: string;
  };
  /** Writes colors as a file for code or for a design app. Each color gets its nearest well-known name. encoding is base64 for ase and aco, and text for all others. */
  export: {
    /** The colors, in order. */
    color: string | readonly string[];
    /** The format of the file. */
    format?: "css" | "tailwind4" | "tailwind3" | "scss" | "less" | "typescript" | "json" | "dtcg" | "svg" | "csv" | "ase" | "aco" | "gpl" | "pal" | "paint-net" | undefined;
    /** How colors are written, in formats that leave a choice. */
    values?: "hex" | "rgb" | "hsl" | "lab" | "lch" | "oklab" | "oklch" | "p3" | undefined;
    /** The name of the palette. */
    name?: string | undefined;
    /** Added before each variable name: brand gives --brand-red. */
    prefix?: string | undefined;
  };
};

/** What each act answers. New keys may come. */
export type Answers = {
  convert: {
    version: 1;
    colors: ({
      input: string;
      hex: string;
      alpha: number;
      description: string;
      space: "a98-rgb" | "cmyk" | "display-p3" | "display-p3-linear" | "hsl" | "hsv" | "hwb" | "lab" | "lch" | "oklab" | "oklch" | "prophoto-rgb" | "rec2020" | "srgb" | "srgb-linear" | "xyz-d50" | "xyz-d65";
      gamut: "display-p3" | "rec2020" | "srgb" | null;
      spaces: { [key: string]: { [key: string]: null | number } };
      formats: { [key: string]: string };
      page: string;
    })[];
  };
  name: {
    version: 1;
    colors: {
      input: string;
      hex: string;
      names: { name: string; hex: string; deltaE: number }[];
      wellKnown: { name: string; hex: string; deltaE: number };
      page: string;
    }[];
  };
  describe: {
    version: 1;
    colors: ({
      input: string;
      hex: string;
      description: string;
      family: "black" | "blue" | "brown" | "gray" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow";
      brightness: string;
      luminance: number;
      temperature: { kind: "cool" | "neutral" | "warm"; words: string; kelvin: null | number };
      gamut: "display-p3" | "rec2020" | "srgb" | null;
      page: string;
    })[];
  };
  palette: {
    version: 1;
    seed: string;
    next: string;
    harmony: "analogous" | "auto" | "complementary" | "double-split-complementary" | "monochromatic" | "split-complementary" | "square" | "tetradic" | "triadic";
    boldness: number;
    colors: ({
      hex: string;
      name: string;
      css: string;
      oklch: { [key: string]: null | number };
      page: string;
      isLocked: boolean;
    })[];
    problems: string[];
    page: string;
  };
  random: {
    version: 1;
    seed: string;
    next: string;
    style: "any" | "dark" | "earth" | "light" | "muted" | "neon" | "pastel" | "vivid";
    family: "any" | "black" | "blue" | "brown" | "gray" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "white" | "yellow";
    distance: number;
    colors: ({
      hex: string;
      name: string;
      css: string;
      oklch: { [key: string]: null | number };
      page: string;
    })[];
    problems: string[];
  };
  harmony: {
    version: 1;
    input: string;
    wheel: "hsl" | "oklch" | "ryb";
    harmonies: ({
      rule: "analogous" | "complementary" | "double-split-complementary" | "monochromatic" | "split-complementary" | "square" | "tetradic" | "triadic";
      name: string;
      angles: number[];
      colors: ({
        hex: string;
        name: string;
        css: string;
        oklch: { [key: string]: null | number };
        page: string;
      })[];
    })[];
  };
  scale: {
    version: 1;
    kind: "contrast" | "material" | "oklch" | "radix" | "tailwind";
    appearance: "dark" | "light";
    baseStep: number;
    steps: ({
      hex: string;
      name: string;
      css: string;
      oklch: { [key: string]: null | number };
      page: string;
      step: string;
      role: null | string;
      isBase: boolean;
      contrast: { wcag: number; apca: number };
    })[];
    misses: ({ step: null | string; wanted: string; reached: string; reason: string })[];
  };
  theme: {
    version: 1;
    light: { [key: string]: { hex: string; css: string; index: null | number } };
    dark: { [key: string]: { hex: string; css: string; index: null | number } };
  };
  mix: {
    version: 1;
    amount: number;
    space: "a98-rgb" | "display-p3" | "hsl" | "hwb" | "lab" | "lch" | "oklab" | "oklch" | "prophoto-rgb" | "rec2020" | "srgb" | "srgb-linear" | "xyz-d50" | "xyz-d65";
    hue: "decreasing" | "increasing" | "longer" | "shorter";
    color: {
      hex: string;
      name: string;
      css: string;
      oklch: { [key: string]: null | number };
      page: string;
      alpha: number;
    };
  };
  gradient: {
    version: 1;
    space: "a98-rgb" | "display-p3" | "hsl" | "hwb" | "lab" | "lch" | "oklab" | "oklch" | "prophoto-rgb" | "rec2020" | "srgb" | "srgb-linear" | "xyz-d50" | "xyz-d65";
    hue: "decreasing" | "increasing" | "longer" | "shorter";
    css: string;
    colors: { position: number; hex: string; css: string; alpha: number }[];
  };
  contrast: {
    version: 1;
    text: { input: string; hex: string };
    background: { input: string; hex: string };
    wcag: {
      ratio: number;
      printed: string;
      verdicts: ({ use: string; level: "AA" | "AAA"; minimum: number; passes: boolean })[];
    };
    apca: { lc: number; use: string; meaning: string };
    fix: { minimum: number; hex: null; ratio: null; deltaE: null; reason: string } | { minimum: number; hex: string; ratio: number; deltaE: number; reason: null };
  };
  fix: {
    version: 1;
    text: { input: string; hex: string };
    background: { input: string; hex: string };
    measure: "apca" | "wcag";
    minimum: number;
    change: "background" | "text";
    contrast: number;
    fix: { hex: null; contrast: null; deltaE: null; reason: string } | { hex: string; contrast: number; deltaE: number; reason: null };
  };
  lint: {
    version: 1;
    colors: { input: string; hex: string }[];
    findings: ({
      rule: "color-blind" | "gray-ends" | "hue-drift" | "name-clash" | "near-duplicates" | "no-readable-pair" | "no-text-color" | "out-of-gamut" | "uneven-lightness";
      severity: "error" | "hint" | "warning";
      indexes: number[];
      message: string;
      fix: null | { label: string; colors: string[] };
    })[];
  };
  simulate: {
    version: 1;
    severity: number;
    colors: ({
      input: string;
      hex: string;
      seen: ({ deficiency: "achroma" | "deutan" | "protan" | "tritan"; hex: string; deltaE: number })[];
    })[];
  };
  difference: {
    version: 1;
    deltaE76: number;
    deltaE2000: number;
    deltaEOk: number;
    first: { input: string; hex: string };
    second: { input: string; hex: string };
    deltaE94: number;
    deltaECmc: number;
    deltaEHyAb: number;
    verdict: string;
    oklch: { l: number; c: number; h: null | number };
    description: string;
  };
  nearest: {
    version: 1;
    among: string;
    colors: {
      input: string;
      hex: string;
      matches: { name: string; hex: string; css: string; deltaE: number }[];
    }[];
  };
  import: {
    version: 1;
    name: null | string;
    format: string;
    link: null | string;
    groups: ({
      name: string;
      colors: ({
        name: null | string;
        hex: string;
        css: string;
        alpha: number;
        dark: null | { hex: string; css: string };
        uses: number;
      })[];
    })[];
    leftOut: number;
    unread: { count: number; rows: { where: string; text: string; reason: string }[] };
  };
  export: {
    version: 1;
    format: "aco" | "ase" | "css" | "csv" | "dtcg" | "gpl" | "json" | "less" | "paint-net" | "pal" | "scss" | "svg" | "tailwind3" | "tailwind4" | "typescript";
    fileName: string;
    mediaType: string;
    encoding: string;
    content: string;
  };
};
