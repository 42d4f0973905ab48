/** All but https://www.w3.org/TR/xml/#charsets: most control characters, halves of a pair, and two that are none. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Any text for an XML element, or for an attribute in double quotes. Characters that XML does not allow go. */
export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, "").replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
