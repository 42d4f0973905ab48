const LINE_CHARACTERS = 100;

/** Prints readable JSON: what fits on a line stays on one, everything else is indented by two spaces. */
export function printJson(value: unknown, indent = ""): string {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null) return flat;
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(([key, part]) => {
    const text = printJson(part, inner);
    return isList ? text : `${JSON.stringify(key)}: ${text}`;
  });
  const [open, close] = isList ? "[]" : "{}";
  const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (parts.length === 0) return flat;
  if (indent !== "" && indent.length + line.length <= LINE_CHARACTERS && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}
