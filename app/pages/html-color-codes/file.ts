import { makeCodes } from "./rows.ts";
import type { ColorSet } from "./sets.ts";

const COLUMNS = ["name", "family", "hex", "rgb", "hsl", "oklch"] as const;

/** All colors of a set as CSV (RFC 4180, https://www.rfc-editor.org/rfc/rfc4180) or as JSON with its source. */
export function makeFile(set: ColorSet, format: "csv" | "json") {
  const codes = makeCodes(set);
  if (format === "json") return `${JSON.stringify({ title: set.title, source: set.source, colors: codes }, null, 2)}\n`;
  const lines = [COLUMNS.join(","), ...codes.map((code) => COLUMNS.map((column) => quote(code[column])).join(","))];
  return `${lines.join("\r\n")}\r\n`;
}

function quote(text: string) {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
