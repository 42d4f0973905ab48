import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { ACTS } from "#acts/acts.ts";
import { writeOpenApi } from "./openapi.ts";

const document = writeOpenApi("https://colors.example");

test("the document follows the official schema of OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(validator.version).toBe("3.1");
});

test("every act is in it by GET and by POST, with the same parameters", () => {
  expect(Object.keys(document.paths)).toEqual(ACTS.map(({ name }) => `/api/${name}`));
  for (const { get, post } of Object.values(document.paths)) {
    const { properties, required } = post.requestBody.content["application/json"].schema;
    expect(get.parameters.map(({ name }) => name)).toEqual(Object.keys(properties));
    expect(get.parameters.filter((parameter) => "required" in parameter).map(({ name }) => name)).toEqual(required);
  }
  const ids = Object.values(document.paths).flatMap(({ get, post }) => [get.operationId, post.operationId]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every reference leads somewhere", () => {
  for (const [, path = ""] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = path.split("/").reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    expect([path, target]).toEqual([path, expect.any(Object)]);
  }
});
