import type { Color } from "../color.ts";
import { toRgb24 } from "../convert.ts";
import { mapToGamut } from "../gamut.ts";
import { decimal } from "./decimal.ts";
import { print } from "./print.ts";
import { printAny } from "./print-any.ts";

/** A color in the code of some platform. `name` is that of the variable, in lower case with hyphens. */
export type CodeForm = {
  readonly id: string;
  readonly name: string;
  readonly language:
    | "css"
    | "scss"
    | "less"
    | "html"
    | "swift"
    | "kotlin"
    | "xml"
    | "dart"
    | "csharp"
    | "java"
    | "python"
    | "glsl";
  readonly print: (color: Color, name?: string) => string;
};

const NAME = "brand";
// Three are enough for 8 bits, Display P3 has finer steps.
const DECIMALS = 3;
const P3_DECIMALS = 4;

/** In the order in which they are offered. Where a platform has no wide colors, they are gamut-mapped as in hex. */
export const CODE_FORMS: readonly CodeForm[] = [
  {
    id: "css-variable",
    name: "CSS variable",
    language: "css",
    print: (color, name = NAME) => `--${name}: ${print(color, "hex")};`,
  },
  {
    id: "css-p3",
    name: "CSS with P3 where screens have it",
    language: "css",
    print: (color, name = NAME) =>
      `:root {\n  --${name}: ${print(color, "hex")};\n}\n\n@media (color-gamut: p3) {\n  :root {\n    --${name}: ${print(color, "p3")};\n  }\n}`,
  },
  {
    id: "scss",
    name: "SCSS variable",
    language: "scss",
    print: (color, name = NAME) => `$${name}: ${print(color, "hex")};`,
  },
  {
    id: "less",
    name: "Less variable",
    language: "less",
    print: (color, name = NAME) => `@${name}: ${print(color, "hex")};`,
  },
  {
    id: "tailwind-class",
    name: "Tailwind class",
    language: "html",
    print: (color) => `bg-[${print(color, "hex")}]`,
  },
  {
    id: "tailwind-theme",
    name: "Tailwind 4 theme",
    language: "css",
    print: (color, name = NAME) => `@theme {\n  --color-${name}: ${print(color, "oklch")};\n}`,
  },
  {
    id: "swiftui",
    name: "SwiftUI",
    language: "swift",
    print: (color) => `Color(${swiftChannels(color, "red")}${color.alpha < 1 ? `, opacity: ${alphaOf(color)}` : ""})`,
  },
  {
    id: "swiftui-p3",
    name: "SwiftUI, Display P3",
    language: "swift",
    print: (color) =>
      `Color(.displayP3, ${swiftP3Channels(color, "red")}${color.alpha < 1 ? `, opacity: ${alphaOf(color)}` : ""})`,
  },
  {
    id: "uicolor",
    name: "UIColor",
    language: "swift",
    print: (color) => `UIColor(${swiftChannels(color, "red")}, alpha: ${alphaOf(color)})`,
  },
  {
    id: "uicolor-p3",
    name: "UIColor, Display P3",
    language: "swift",
    print: (color) => `UIColor(${swiftP3Channels(color, "displayP3Red")}, alpha: ${alphaOf(color)})`,
  },
  {
    id: "nscolor",
    name: "NSColor",
    language: "swift",
    print: (color) => `NSColor(${swiftChannels(color, "srgbRed")}, alpha: ${alphaOf(color)})`,
  },
  { id: "compose", name: "Jetpack Compose", language: "kotlin", print: (color) => `Color(0x${argbHex(color)})` },
  {
    id: "android-xml",
    name: "Android resource",
    language: "xml",
    // Names of Android resources have underscores.
    print: (color, name = NAME) => `<color name="${name.replaceAll("-", "_")}">#${argbHex(color)}</color>`,
  },
  { id: "android-int", name: "Android integer", language: "java", print: (color) => `0x${argbHex(color)}` },
  { id: "flutter", name: "Flutter", language: "dart", print: (color) => `Color(0x${argbHex(color)})` },
  {
    id: "unity",
    name: "Unity",
    language: "csharp",
    print: (color) => `new Color(${[...partsOf(color), alphaOf(color)].map((part) => `${part}f`).join(", ")})`,
  },
  {
    id: "csharp",
    name: "C#, WPF",
    language: "csharp",
    print: (color) => `Color.FromArgb(${[alphaByteOf(color), ...bytesOf(color)].join(", ")})`,
  },
  { id: "java-awt", name: "Java AWT", language: "java", print: (color) => `new Color(${bytesWithAlpha(color)})` },
  { id: "python", name: "Python tuple", language: "python", print: (color) => `(${bytesWithAlpha(color)})` },
  { id: "glsl", name: "GLSL, linear light", language: "glsl", print: (color) => printAny(color, "vec4") },
];

function bytesOf(color: Color): number[] {
  const value = toRgb24(color);
  return [value >>> 16, (value >>> 8) & 255, value & 255];
}

function alphaByteOf({ alpha }: Color): number {
  return Math.round(alpha * 255);
}

function bytesWithAlpha(color: Color): string {
  const alpha = alphaByteOf(color);
  return (alpha < 255 ? [...bytesOf(color), alpha] : bytesOf(color)).join(", ");
}

/** AARRGGBB */
function argbHex(color: Color): string {
  const digits = [alphaByteOf(color), ...bytesOf(color)].map((byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").toUpperCase();
}

function partsOf(color: Color): string[] {
  return bytesOf(color).map((byte) => decimal(byte / 255, DECIMALS));
}

function alphaOf({ alpha }: Color): string {
  return decimal(alpha, DECIMALS);
}

function swiftChannels(color: Color, redLabel: string): string {
  const [red, green, blue] = partsOf(color);
  return `${redLabel}: ${red}, green: ${green}, blue: ${blue}`;
}

function swiftP3Channels(color: Color, redLabel: string): string {
  const { r, g, b } = mapToGamut(color, "display-p3");
  const [red, green, blue] = [r, g, b].map((part) => decimal(part, P3_DECIMALS));
  return `${redLabel}: ${red}, green: ${green}, blue: ${blue}`;
}
