import { expect, test } from "vitest";
import { swatchLines } from "../test-swatch-lines.ts";

test("Flutter and Compose colors are read from lists, calls and declarations", () => {
  expect(swatchLines("[Color(0xFF6200EE), Color(0xFF03DAC6)]")).toEqual(["null #6200EE", "null #03DAC6"]);
  expect(swatchLines("listOf(Color(0xFF6200EE))")).toEqual(["null #6200EE"]);
  expect(swatchLines("MaterialColor(0xFFE3F2FD, {50: Color(0xFFE3F2FD), 100: Color(0xFFBBDEFB)})")).toEqual([
    "50 #E3F2FD",
    "100 #BBDEFB",
  ]);
  expect(swatchLines("ColorScheme(primary: Color(0xFF6200EE), secondary: const Color(0xFF03DAC6))")).toEqual([
    "primary #6200EE",
    "secondary #03DAC6",
  ]);
  const dart = `const MaterialColor brand = MaterialColor(0xFF0D6986, <int, Color>{ 50: Color(0xFFE3F2FD) });
    class AppColors { static const primary = Color(0xFFD0BCFF); static const Color ink = Color.fromARGB(255, 1, 2, 3); }`;
  expect(swatchLines(dart)).toEqual(["brand/50 #E3F2FD", "primary #D0BCFF", "ink #010203"]);
});

test("a Kotlin or Swift declaration ends with its line, and a type is not a name", () => {
  const kotlin = `val Purple80 = Color(0xFFD0BCFF)
    val Ink: Color = Color(0xFF010203)
    val count = 5
    listOf(Color(0xFF6200EE))
    private val LightColors = lightColorScheme(primary = Purple80, text = Color(0xFF111111), base = Color(0xFFFFFFFF))
    private val DarkColors = darkColorScheme(text = Color(0xFFEEEEEE), base = Color(0xFF000000))`;
  expect(swatchLines(kotlin)).toEqual([
    "Purple80 #D0BCFF",
    "Ink #010203",
    "null #6200EE",
    "LightColors/text #111111 dark #EEEEEE",
    "LightColors/base #FFFFFF dark #000000",
  ]);
  const swift = `extension Color {
    static let sea = Color(red: 0.2, green: 0.4, blue: 0.6)
    static let ink: UIColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  }`;
  expect(swatchLines(swift)).toEqual(["sea #336699", "ink #000000"]);
});

test("objects in code are read, with the name next to the color or as the key", () => {
  const code = `const colors = [
    { name: "Teal", hex: "#0d6986" }, { hex: "#f00", rgb: "rgb(255 0 0)", name: "Warm" }, { name: "Two", hex: "#111", value: "#222" }]`;
  expect(swatchLines(code)).toEqual(["Teal #0D6986", "Warm #FF0000", "Two #111111", "Two #222222"]);
  const objects = `const palette = { brand: { teal: { hex: "#0d6986" } }, body: { color: "#fff", background: "#000" }, title: "#123" }`;
  expect(swatchLines(objects)).toEqual([
    "brand/teal #0D6986",
    "body/color #FFFFFF",
    "body/background #000000",
    "title #112233",
  ]);
});

test("Chakra and Panda tokens in code keep their aliases, themes and order", () => {
  const code = `export const system = createSystem(defaultConfig, { theme: {
    tokens: { colors: { brand: { 500: { value: "#0d6986" }, 50: { value: '#eef' } } } }, // steps
    semanticTokens: { colors: { text: { value: { base: "{colors.brand.500}", _dark: "{colors.brand.50}" } } } } } })`;
  expect(swatchLines(code)).toEqual([
    "brand/500 #0D6986",
    "brand/50 #EEEEFF",
    "semanticTokens/text #0D6986 dark #EEEEFF",
  ]);
});
