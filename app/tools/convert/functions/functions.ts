import { FORMAT_NAMES } from "#color/text/format-names.ts";
import type { FormatId } from "#content/conversions.ts";
import { writeCss } from "./css.ts";
import { JAVASCRIPT_FROM_RGB, JAVASCRIPT_TO_RGB } from "./javascript-data.ts";
import { PYTHON_FROM_RGB, PYTHON_TO_RGB } from "./python-data.ts";

export type CodeText = { language: "JavaScript" | "Python" | "CSS"; title: string; code: string };

const CHANNELS: Record<FormatId, readonly string[]> = {
  hex: ["hex"],
  rgb: ["r", "g", "b"],
  hsl: ["h", "s", "l"],
  hsv: ["h", "s", "v"],
  cmyk: ["c", "m", "y", "k"],
  lab: ["l", "a", "b"],
};

/** Each text is complete and ready to run. */
export function functionsOf(from: FormatId, to: FormatId): CodeText[] {
  return [
    { language: "JavaScript", title: javascriptName(from, to), code: writeJavascript(from, to) },
    { language: "Python", title: pythonName(from, to), code: writePython(from, to) },
    { language: "CSS", title: `${FORMAT_NAMES[from]} to ${FORMAT_NAMES[to]}`, code: writeCss(from, to) },
  ];
}

/** "hexToRgb" */
export function javascriptName(from: FormatId, to: FormatId): string {
  return `${from}To${to[0]?.toUpperCase()}${to.slice(1)}`;
}

/** "hex_to_rgb" */
export function pythonName(from: FormatId, to: FormatId): string {
  return `${from}_to_${to}`;
}

function writeJavascript(from: FormatId, to: FormatId): string {
  const names = CHANNELS[from].join(", ");
  const joined = `function ${javascriptName(from, to)}(${names}) {
  return ${javascriptName("rgb", to)}(...${javascriptName(from, "rgb")}(${names}));
}`;
  return partsOf(from, to, JAVASCRIPT_TO_RGB, JAVASCRIPT_FROM_RGB, joined).join("\n\n");
}

function writePython(from: FormatId, to: FormatId): string {
  // "hex" is a built-in function in Python.
  const names = from === "hex" ? "code" : CHANNELS[from].join(", ");
  const joined = `def ${pythonName(from, to)}(${names}):
    return ${pythonName("rgb", to)}(*${pythonName(from, "rgb")}(${names}))`;
  return partsOf(from, to, PYTHON_TO_RGB, PYTHON_FROM_RGB, joined).join("\n\n\n");
}

type Halves = Record<Exclude<FormatId, "rgb">, string>;

/** Every conversion goes through RGB; a pair of other formats is two halves and a function that joins them. */
function partsOf(from: FormatId, to: FormatId, toRgb: Halves, fromRgb: Halves, joined: string): string[] {
  const halves = [from === "rgb" ? [] : toRgb[from], to === "rgb" ? [] : fromRgb[to]].flat();
  return halves.length === 2 ? [...halves, joined] : halves;
}
