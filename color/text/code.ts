import type { Color } from "../color.ts";
import { toRgb24 } from "../convert.ts";
import { mapToGamut } from "../gamut.ts";
import { bytesOf } from "../kernel/hex.ts";
import { argbHex } from "./argb-hex.ts";
import { decimal } from "./decimal.ts";
import { print } from "./print.ts";
import { printAny } from "./print-any.ts";

/** A code format for a color on some platform. `name` is the variable name, in lower case with hyphens. */
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
// Three decimals are enough for 8 bits; Display P3 has finer steps.
const DECIMALS = 3;
const P3_DECIMALS = 4;

type Form = readonly [id: string, name: string, language: CodeForm["language"], print: CodeForm["print"]];

const FORMS: readonly Form[] = [
  ["css-variable", "CSS variable", "css", (color, name = NAME) => `--${name}: ${print(color, "hex")};`],
  ["css-p3", "CSS with Display P3", "css", printWithP3],
  ["scss", "SCSS variable", "scss", (color, name = NAME) => `$${name}: ${print(color, "hex")};`],
  ["less", "Less variable", "less", (color, name = NAME) => `@${name}: ${print(color, "hex")};`],
  ["tailwind-class", "Tailwind class", "html", (color) => `bg-[${print(color, "hex")}]`],
  ["tailwind-theme", "Tailwind 4 theme", "css", printTailwindTheme],
  ["swiftui", "SwiftUI", "swift", (color) => `Color(${swiftChannels(color, "red")}${opacityOf(color)})`],
  ["swiftui-p3", "SwiftUI, Display P3", "swift", printSwiftUiP3],
  ["uicolor", "UIColor", "swift", (color) => `UIColor(${swiftChannels(color, "red")}, alpha: ${alphaOf(color)})`],
  ["uicolor-p3", "UIColor, Display P3", "swift", printUiColorP3],
  ["nscolor", "NSColor", "swift", (color) => `NSColor(${swiftChannels(color, "srgbRed")}, alpha: ${alphaOf(color)})`],
  ["compose", "Jetpack Compose", "kotlin", (color) => `Color(0x${argbHex(color)})`],
  // Android resource names have underscores.
  ["android-xml", "Android resource", "xml", printAndroidResource],
  ["android-int", "Android integer", "java", (color) => `0x${argbHex(color)}`],
  ["flutter", "Flutter", "dart", (color) => `Color(0x${argbHex(color)})`],
  [
    "unity",
    "Unity",
    "csharp",
    (color) => `new Color(${[...partsOf(color), alphaOf(color)].map((part) => `${part}f`).join(", ")})`,
  ],
  ["csharp", "C#, WPF", "csharp", (color) => `Color.FromArgb(${[alphaByteOf(color), ...bytesIn(color)].join(", ")})`],
  ["java-awt", "Java AWT", "java", (color) => `new Color(${bytesWithAlpha(color)})`],
  ["python", "Python tuple", "python", (color) => `(${bytesWithAlpha(color)})`],
  ["glsl", "GLSL, linear light", "glsl", (color) => printAny(color, "vec4")],
];

/** In the order in which they are offered. On platforms without wide-gamut colors they are gamut-mapped, as in hex. */
export const CODE_FORMS: readonly CodeForm[] = FORMS.map(([id, name, language, print]) => ({
  id,
  name,
  language,
  print,
}));

function printWithP3(color: Color, name = NAME): string {
  const media = `@media (color-gamut: p3) {\n  :root {\n    --${name}: ${print(color, "p3")};\n  }\n}`;
  return `:root {\n  --${name}: ${print(color, "hex")};\n}\n\n${media}`;
}

function printTailwindTheme(color: Color, name = NAME): string {
  return `@theme {\n  --color-${name}: ${print(color, "oklch")};\n}`;
}

function printSwiftUiP3(color: Color): string {
  return `Color(.displayP3, ${swiftP3Channels(color, "red")}${opacityOf(color)})`;
}

function printUiColorP3(color: Color): string {
  return `UIColor(${swiftP3Channels(color, "displayP3Red")}, alpha: ${alphaOf(color)})`;
}

function printAndroidResource(color: Color, name = NAME): string {
  return `<color name="${name.replaceAll("-", "_")}">#${argbHex(color)}</color>`;
}

function opacityOf(color: Color): string {
  return color.alpha < 1 ? `, opacity: ${alphaOf(color)}` : "";
}

function bytesIn(color: Color): number[] {
  return bytesOf(toRgb24(color));
}

function alphaByteOf({ alpha }: Color): number {
  return Math.round(alpha * 255);
}

function bytesWithAlpha(color: Color): string {
  const alpha = alphaByteOf(color);
  const bytes = bytesIn(color);
  return (alpha < 255 ? [...bytes, alpha] : bytes).join(", ");
}

function partsOf(color: Color): string[] {
  return bytesIn(color).map((byte) => decimal(byte / 255, DECIMALS));
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
