// The named colors of CSS Color 4: https://www.w3.org/TR/css-color-4/#named-colors
import type { Rgb24 } from "../color.ts";

export type CssName = { readonly name: string; readonly rgb24: Rgb24 };

// Sorted by color; each name is followed by the distance from the previous color, in base 36. A third smaller in a
// bundle than names with hex codes. The seven "grey" spellings are derived from "gray".
const PACKED =
  "black(navy-0darkblue3mediumblue*:blue**darkgreen)<()green428teal-0darkcyan,=;deepskyblue?/4darkturquoise.6*mediums" +
  "pringgreen;3)lime)>>springgreen-/cyan-0aqua(midnightblue,:-?1dodgerblue))>(7lightseagreen2*43forestgreen09?8seagre" +
  "en*0=2-darkslategray+7*0limegreen85.;mediumseagreen)>>/?turquoise;;.7royalblue*4>)steelblue)(+>+darkslateblue0,;7m" +
  "ediumturquoise*9=1indigo20/6darkolivegreen*)1,5cadetblue*(071cornflowerblue?5(5rebeccapurple/7<4mediumaquamarine*<" +
  "31dimgray40:7slateblue,3.<olivedrab-86.slategray?2<5lightslategray)10(1mediumslateblue:1(=lawngreen/3+2chartreuse6" +
  ".8(aquamarine0<maroon)<purple-0olive*08(gray-0skyblue)27/+lightskyblue7blueviolet3,<0darkred+>.6darkmagenta-;saddl" +
  "ebrown).3(darkseagreen=,-,lightgreen-8()mediumpurple3=3+darkviolet*7?8palegreen?655darkorchid)(4<yellowgreen/616si" +
  "enna)*+?;brown>?*5darkgray=/:7lightblue;<*5greenyellow9(1paleturquoise1,/?lightsteelblue+?*(powderblue43(firebrick" +
  "->:4darkgoldenrod)./)9mediumorchid06+(rosybrown25-,darkkhaki-33<silver6135mediumvioletred).(0-indianred)-:+7peru:," +
  "+chocolate?,1/tan)146lightgray-/8/thistle?0(-orchid0(26goldenrod?-:palevioletred+:2+crimson+(99gainsboro+9,(plum+7" +
  "*9burlywood-,/*lightcyan2;/8lavender)+?5+darksalmon4950violet?0,<palegoldenrod)=-,lightcoral/5..khaki)=04aliceblue" +
  "0,;honeydew+*)azure7sandybrown9.11wheat-;8;beige2/)whitesmoke))mintcream,2=ghostwhite6*-5salmon/-?3antiquewhite)?9" +
  "5linen*-?lightgoldenrodyellow,1<oldlace6++4red,>.2magenta27fuchsia(deeppink08<orangered=45tomato52?hotpink*<5coral" +
  "164darkorange-70lightsalmon1*2orange*(.lightpink/=1pink,3*gold1<=peachpuff)79navajowhite):,moccasin*80bisque7misty" +
  "rose)-blanchedalmond+)<papayawhip);(lavenderblush4(seashell*-)cornsilk)/.lemonchiffon<9floralwhite)3snow2yellow):>" +
  "lightyellow10ivory8white7";

let rgb24ByName: ReadonlyMap<string, Rgb24> | undefined;
let nameByRgb24: ReadonlyMap<Rgb24, string> | undefined;
let namesInOrder: readonly CssName[] | undefined;

/** The color of a lower-case CSS name; `undefined` for other text. */
export function cssNamedRgb24(name: string): Rgb24 | undefined {
  rgb24ByName ??= new Map(unpack());
  return rgb24ByName.get(name);
}

/** The CSS name of exactly this color, or `undefined`. Prefers cyan, magenta and gray to aqua, fuchsia and grey. */
export function cssNameOf(rgb24: Rgb24): string | undefined {
  // The first of two names for a color is the preferred one, but the last entry wins in a Map, hence the reversal.
  nameByRgb24 ??= new Map(
    unpack()
      .reverse()
      .map(([name, color]) => [color, name]),
  );
  return nameByRgb24.get(rgb24);
}

/** The 148 names in alphabetical order, without `transparent`, which has no solid color. */
export function cssNames(): readonly CssName[] {
  namesInOrder ??= [...new Map(unpack())]
    .map(([name, rgb24]) => ({ name, rgb24 }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return namesInOrder;
}

/** Each name with its color, sorted by color. Names without "gray" in them come twice. */
function unpack(): [name: string, rgb24: Rgb24][] {
  const unpacked: [string, Rgb24][] = [];
  let rgb24 = 0;
  for (const [, name, digits] of PACKED.matchAll(/([a-z]+)([(-?]+)/g) as Iterable<[string, string, string]>) {
    rgb24 += [...digits].reduce((distance, digit) => distance * 24 + digit.charCodeAt(0) - 40, 0);
    unpacked.push([name, rgb24], [name.replace("gray", "grey"), rgb24]);
  }
  return unpacked;
}
