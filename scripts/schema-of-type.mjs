/**
 * Returns the JSON Schema of what `JSON.stringify` makes of a type.
 * @param checker of the compiler's API, which is not stable: its version is pinned
 */
export function createSchemaWriter(checker) {
  function schemaOf(type) {
    if (type.isUnionType()) return schemaOfUnion(type.getTypes());
    if (type.isStringLiteralType()) return { type: "string", enum: [type.value] };
    if (type.isBooleanLiteralType()) return { type: "boolean" };
    if (type.isNumberLiteralType()) return { type: "number" };
    if (type.isTemplateLiteralType()) return { type: "string" };
    if (type.isIntrinsicType()) return schemaOfIntrinsic(type.intrinsicName);
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      return { type: "array", items: schemaOfUnion(checker.getTypeArguments(type)) };
    }
    // A branded string, or an object of several parts.
    if (type.isIntersectionType()) {
      const text = type.getTypes().find((part) => schemaOf(part).type === "string");
      if (text) return schemaOf(text);
    }
    return schemaOfObject(type);
  }

  function schemaOfObject(type) {
    const [index] = checker.getIndexInfosOfType(type);
    if (index) return { type: "object", additionalProperties: schemaOf(index.valueType) };
    const properties = checker
      .getPropertiesOfType(type)
      .map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)]);
    return {
      type: "object",
      properties: Object.fromEntries(properties.map(([name, own]) => [name, schemaOf(own)])),
      required: properties.filter(([, own]) => !mayBeUndefined(own)).map(([name]) => name),
    };
  }

  function schemaOfUnion(types) {
    const schemas = types.filter((type) => !isUndefined(type)).map(schemaOf);
    const words = schemas.flatMap((schema) => schema.enum ?? []);
    const others = schemas.filter((schema) => !schema.enum);
    // Texts for people may be reworded, so they are not part of the schema.
    const text = words.some((word) => word.includes(" "))
      ? { type: "string" }
      : { type: "string", enum: [...new Set(words)] };
    const all = unique([...(words.length > 0 ? [text] : []), ...others]);
    return all.length === 1 ? all[0] : { anyOf: all };
  }

  return schemaOf;
}

function schemaOfIntrinsic(name) {
  if (["string", "number", "boolean", "null"].includes(name)) return { type: name };
  throw new Error(`JSON has no ${name}, or the type is too loose to describe.`);
}

function mayBeUndefined(type) {
  return isUndefined(type) || (type.isUnionType() && type.getTypes().some(isUndefined));
}

function isUndefined(type) {
  return type.isIntrinsicType() && type.intrinsicName === "undefined";
}

function unique(schemas) {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}
