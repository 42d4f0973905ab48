import { isObject, type JsonObject } from "../../../../color/text/pasted/object.ts";
import { clean, type Style } from "../style.ts";

type Cells = Readonly<Record<string, string>>;

/** Keys that only programs need, or that would fill the screen; JSON includes them. */
const HIDDEN = ["page", "oklch", "spaces", "next"];
/** Keys whose values are clear without a label. */
const UNLABELED = ["input", "hex", "name", "css", "rule", "severity", "message"];
const HEX = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;
const DIGITS = 5;
const MAX_INLINE = 5;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a terminal shows nothing of
const MARKS = /\u001b\[[\d;]*m/g;

/** Prints an answer for people: keys and values, tables, and a block of each color. Numbers are rounded. */
export function printText(answer: object, style: Style): string {
  return `${blockOf(answer as JsonObject, style).join("\n")}\n`;
}

function blockOf(value: JsonObject, style: Style): string[] {
  const entries = visible(value);
  const keys = entries.filter(([, part]) => isInline(part)).map(([key]) => key);
  const width = Math.max(0, ...keys.map((key) => key.length));
  return entries.flatMap(([key, part]) => {
    if (isInline(part)) return [`${style.dim(key.padEnd(width))}  ${inline(part, style)}`];
    const body = Array.isArray(part) ? listOf(part as JsonObject[], style) : blockOf(part as JsonObject, style);
    return [style.bold(key), ...body.map((line) => `  ${line}`)];
  });
}

/** A table if no row has nested parts, else a block for each row. */
function listOf(rows: readonly JsonObject[], style: Style): string[] {
  if (rows.every((row) => visible(row).every(([, part]) => isInline(part)))) return tableOf(rows, style);
  return rows.flatMap((row) => {
    const parts = visible(row);
    const head = parts.filter(([, part]) => !isObject(part));
    const rest = parts.filter(([, part]) => isObject(part));
    const body = blockOf(Object.fromEntries(rest), style).map((line) => `  ${line}`);
    return [inline(Object.fromEntries(head), style), ...body];
  });
}

function tableOf(rows: readonly JsonObject[], style: Style): string[] {
  const cells = rows.map(
    (row): Cells => Object.fromEntries(visible(row).map(([key, part]) => [key, inline(part, style)])),
  );
  const keys = [...new Set(cells.flatMap((row) => Object.keys(row)))];
  const widths = keys.map((key) => Math.max(key.length, ...cells.map((row) => widthOf(row[key] ?? ""))));
  const lineOf = (row: readonly string[]) =>
    row
      .map((text, at) => text + " ".repeat((widths[at] as number) - widthOf(text)))
      .join("  ")
      .trimEnd();
  return [style.dim(lineOf(keys)), ...cells.map((row) => lineOf(keys.map((key) => row[key] ?? "")))];
}

function inline(value: unknown, style: Style): string {
  if (Array.isArray(value)) return value.map((part) => inline(part, style)).join(value.every(isHex) ? " " : ", ");
  if (isObject(value)) {
    return visible(value)
      .map(([key, part]) => (UNLABELED.includes(key) ? "" : `${style.dim(key)} `) + inline(part, style))
      .join("  ");
  }
  if (isHex(value)) return style.chip(value) + value;
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return clean(typeof value === "number" ? String(Number(value.toPrecision(DIGITS))) : String(value));
}

/** Leaves out hidden keys and empty values. */
function visible(value: JsonObject): [string, unknown][] {
  return Object.entries(value).filter(
    ([key, part]) =>
      !HIDDEN.includes(key) && part !== null && part !== "" && !(Array.isArray(part) && part.length === 0),
  );
}

function isInline(value: unknown): boolean {
  if (Array.isArray(value)) return !value.some(isObject);
  if (!isObject(value)) return true;
  const parts = Object.values(value);
  return parts.length <= MAX_INLINE && !parts.some(isObject);
}

function isHex(value: unknown): value is string {
  return typeof value === "string" && HEX.test(value);
}

function widthOf(text: string): number {
  return text.replaceAll(MARKS, "").length;
}
