// The named colors of CSS Color 4: https://www.w3.org/TR/css-color-4/#named-colors
import type { Rgb24 } from "./color.ts";

export type CssName = { readonly name: string; readonly rgb24: Rgb24 };

// Sorted by color; after each name the distance to the color before it, in base 36. A third smaller in a bundle than
// names with hex codes. The seven "grey" spellings are made from "gray".
const PACKED =
  "black0navy3KdarkblueBmediumblue1Ublue1EdarkgreenJK1green5J4teal3Kdarkcyan26JdeepskyblueAD0darkturquoise2XEme" +
  "diumspringgreen8NDlimeVAspringgreen3Jcyan3Kaqua0midnightblueXUNLdodgerblue7OGFlightseagreen2ZSBforestgreen2L" +
  "BSseagreenGUUTdarkslategray12PKlimegreen4WKJmediumseagreenDWLBturquoise5V8FroyalblueR2Psteelblue75QRdarkslat" +
  "eblue2FH3mediumturquoiseTA9indigo32D2darkolivegreenEMR1cadetblueEBU9cornflowerblue6Z4Drebeccapurple29POmediu" +
  "maquamarineUFLdimgray3NWFslateblue1BOKolivedrab1OPIslategray6Y5Plightslategray9VK9mediumslateblue5G0Llawngre" +
  "en27MAchartreuse48AOaquamarine5Wmaroon18purple3KoliveP6Ogray3KskyblueA9GRlightskyblueFblueviolet3BHKdarkred1" +
  "5WEdarkmagenta3VsaddlebrownDJCdarkseagreen69VGlightgreen1OG1mediumpurple3IVFdarkvioletSFSpalegreen6ZT1darkor" +
  "chidAWKyellowgreen292Esienna7R3Vbrown6SXPdarkgray6BGFlightblue5VLPgreenyellow7K9paleturquoise2PXBlightsteelb" +
  "lue169Cpowderblue5JCfirebrick1RGCdarkgoldenrod8Z55mediumorchid2JM0rosybrown34JGdarkkhaki1MFWsilver49JPmedium" +
  "violetred8W5Hindianred8TEFperu82Rchocolate6VA7tanEWElightgray1KQVthistle6WW5orchid2DJ2goldenrodABUpaleviolet" +
  "red146RcrimsonWBTgainsboro13MOplum12PTburlywood1J8Qlightcyan3794lavender8AGRdarksalmon3RSWviolet6WZ8palegold" +
  "enrodK3Glightcoral28K6khakiK5Oaliceblue3N7honeydew1DDazureFsandybrown5469wheat1Q37beige4KPwhitesmokePmintcre" +
  "am1Z9ghostwhite46BPsalmon25BNantiquewhiteL7PlinenZZlightgoldenrodyellow1YKoldlace46QCred1GKAmagenta73fuchsia" +
  "0deeppink3V8orangered9KDtomato5ZBhotpink19Pcoral49Odarkorange2I8lightsalmon41MorangeW6lightpink3I9pink1ZEgol" +
  "d4DXpeachpuffQHnavajowhiteS4moccasin16WbisqueFmistyroseTblanchedalmond1D8papayawhipSOlavenderblush80seashell" +
  "ZDcornsilkKUlemonchiffonDTfloralwhiteZsnowAyellowSMlightyellow68ivoryGwhiteF";

let namesInOrder: readonly CssName[] | undefined;
let rgb24ByName: Map<string, Rgb24> | undefined;
let nameByRgb24: Map<Rgb24, string> | undefined;

/** The 148 names in alphabetical order (`transparent` is not among them: it has no solid color). */
export function cssNames(): readonly CssName[] {
  namesInOrder ??= unpack().sort((a, b) => (a.name < b.name ? -1 : 1));
  return namesInOrder;
}

/** The color of a CSS name written in lower case, or `undefined`. */
export function cssNamedRgb24(name: string): Rgb24 | undefined {
  rgb24ByName ??= new Map(unpack().map((named) => [named.name, named.rgb24]));
  return rgb24ByName.get(name);
}

/** The CSS name of exactly this color, or `undefined`. Of two spellings: cyan, magenta and gray, not aqua, fuchsia, grey. */
export function cssNameOf(rgb24: Rgb24): string | undefined {
  // The first of two names for one color is the preferred one, and the last entry wins in a Map: hence the reversal.
  nameByRgb24 ??= new Map(
    unpack()
      .map((named) => [named.rgb24, named.name] as const)
      .reverse(),
  );
  return nameByRgb24.get(rgb24);
}

function unpack(): CssName[] {
  const unpacked: CssName[] = [];
  let rgb24 = 0;
  for (const [, name, distance] of PACKED.matchAll(/([a-z]+)([0-9A-Z]+)/g) as Iterable<string[]>) {
    rgb24 += Number.parseInt(distance as string, 36);
    unpacked.push({ name: name as string, rgb24 });
    if (name?.includes("gray")) unpacked.push({ name: name.replace("gray", "grey"), rgb24 });
  }
  return unpacked;
}
