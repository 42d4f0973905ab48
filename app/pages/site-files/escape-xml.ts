const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for an XML element, or for an attribute in double quotes. */
export function escapeXml(text: string) {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
