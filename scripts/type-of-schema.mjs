/** Objects that fit on a line of this length stay on one. */
const MAX_CHARACTERS = 100;

/** The TypeScript type for a JSON Schema; `isInput` makes it looser, as the API accepts more than it returns. */
export function typeOfSchema(schema, indent, isInput) {
  const inner = `${indent}  `;
  if (schema.anyOf) return schema.anyOf.map((part) => typeOfSchema(part, indent, isInput)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(" | ");
  if (schema.type === "integer" || schema.type === "number") return isInput ? "number | string" : "number";
  if (schema.type === "array") {
    const item = typeOfSchema(schema.items, indent, isInput);
    return isInput ? `${item} | readonly ${item}[]` : `${/[|]/.test(item) ? `(${item})` : item}[]`;
  }
  if (schema.type !== "object") return schema.type;
  if (schema.additionalProperties) {
    return `{ [key: string]: ${typeOfSchema(schema.additionalProperties, indent, isInput)} }`;
  }
  const lines = Object.entries(schema.properties).flatMap(([name, property]) => {
    const optional = schema.required.includes(name) ? "" : "?";
    const type = typeOfSchema(property, inner, isInput);
    const comment = property.description ? [`${inner}/** ${property.description} */`] : [];
    return [...comment, `${inner}${name}${optional}: ${type}${isInput && optional ? " | undefined" : ""};`];
  });
  const short = `{ ${lines.map((line) => line.trim()).join(" ")} }`.replace("; }", " }");
  if (!/[\n*]/.test(short) && indent.length + short.length <= MAX_CHARACTERS) return short;
  return `{\n${lines.join("\n")}\n${indent}}`;
}
