import { pathWith } from "#app/frame/tray/open-in.ts";
import type { Color } from "#color/color.ts";
import { readColors, writeColors } from "#color/text/address.ts";
import { parsePlain } from "#color/text/parse-plain.ts";
import { printPlain } from "#color/text/print.ts";
import type { Tool } from "#content/tools.ts";

/** The path of a tool with colors from another one, as many as it accepts: those given, as shown, or in the address. */
export function pathTaking(tool: Tool, search: string, given?: readonly Color[]): string {
  const { query = "", max = 0 } = tool.openWith ?? {};
  const colors =
    given?.map((color) => parsePlain(printPlain(color)) ?? color) ??
    readColors(new URLSearchParams(search).get(query) ?? "").colors;
  return colors.length > 0 ? pathWith(tool, writeColors(colors.slice(0, max))) : tool.path;
}
