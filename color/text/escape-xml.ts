/** Characters not in https://www.w3.org/TR/xml/#charsets: most control characters, lone surrogates, U+FFFE, U+FFFF. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for an XML element or a double-quoted attribute. Removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, "").replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
