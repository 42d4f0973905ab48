import { explainUnreadable, parse, parsePasted, parsePastedList, parsePlain, scanColors } from "@huesmith/color/parse";
import { printHex } from "@huesmith/color/print";

// parse
parse("oklch(70% 0.1 250 / 50%)"); // {"space":"oklch","l":0.7,"c":0.1,"h":250,"alpha":0.5}
parse("not a color"); // null

// parsePlain
parsePlain("hsl(200 50% 40%)")?.space; // "hsl"

// parsePasted
const pasted = parsePasted("0d6986");
pasted && printHex(pasted); // "#0D6986"

// parsePastedList
parsePastedList("#db073d, teal; rgb(255 185 0)").map(printHex).join(" "); // "#DB073D #008080 #FFB900"

// explainUnreadable
explainUnreadable("rgb(300, 20)"); // "rgb() takes red, green and blue from 0 to 255: rgb(13 105 134)."

// scanColors
scanColors("a { color: #0d6986; border: 1px solid gold }").map(({ text, start }) => [text, start]); // [["#0d6986",11],["gold",38]]
