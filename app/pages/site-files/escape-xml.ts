const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in an XML element, or in an attribute between double quotes. */
export function escapeXml(text: string) {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
