import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { ACTS } from "#acts/acts.ts";
import { addressOf } from "./endpoints.ts";
import { writeOpenApi } from "./openapi.ts";
import { get } from "./test-api.ts";

const document = writeOpenApi("https://colors.example");

test("the document matches the official OpenAPI 3.1 schema", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(validator.version).toBe("3.1");
});

test("every act has GET and POST with the same parameters", () => {
  expect(Object.keys(document.paths)).toEqual(ACTS.map(({ name }) => `/api/${name}`));
  for (const { get, post } of Object.values(document.paths)) {
    const { properties, required } = post.requestBody.content["application/json"].schema;
    expect(get.parameters.map(({ name }) => name)).toEqual(Object.keys(properties));
    expect(get.parameters.filter((parameter) => "required" in parameter).map(({ name }) => name)).toEqual(required);
  }
  const ids = Object.values(document.paths).flatMap(({ get, post }) => [get.operationId, post.operationId]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every reference resolves", () => {
  for (const [, path = ""] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = path.split("/").reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect([path, target]).toEqual([path, expect.any(Object)]);
  }
});

test("responses match the document, with no extra keys", async () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  for (const act of ACTS) {
    const [schema] = Object.values(document.paths[`/api/${act.name}`]?.get.responses["200"].content ?? {});
    const { $ref } = (schema as { schema: { $ref: string } }).schema;
    const isValid = ajv.compile(
      close(document.components.schemas[$ref.split("/").at(-1) as keyof typeof document.components.schemas]),
    );
    const answer: unknown = await (await get(addressOf(act, act.example))).json();
    expect([act.name, isValid(answer), isValid.errors]).toEqual([act.name, true, null]);
    expect(isValid({ ...(answer as object), version: 2 })).toBe(false);
  }
});

/** The schema with every object closed; otherwise a key missing from it would go unnoticed. */
function close(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.properties ? { ...value, additionalProperties: false } : value,
  );
}
