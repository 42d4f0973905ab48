/** A cell of a CSV file, quoted if needed: https://www.rfc-editor.org/rfc/rfc4180. */
export function quoteCsv(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
