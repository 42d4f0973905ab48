import type { Act } from "#acts/act.ts";
import { ACTS } from "#acts/acts.ts";
import { inputSchemaOf } from "#acts/json-schema.ts";
import { VERSION } from "#acts/print-answer.ts";
import { capitalize } from "#color/text/capitalize.ts";
import answerSchemas from "./answer-schemas.json" with { type: "json" };
import { pathOf } from "./endpoints.ts";
import { PROBLEM_KINDS } from "./problem.ts";

const SCHEMA = "#/components/schemas/";
const RESPONSES = "#/components/responses/";
const BAD_INPUT = 400;

/** The API as an OpenAPI 3.1 document, for the site at `origin`: https://spec.openapis.org/oas/v3.1.1.html */
export function writeOpenApi(origin: string) {
  return {
    openapi: "3.1.1",
    info: {
      title: "Huesmith Color API",
      version: `${VERSION}.0.0`,
      summary: "A color engine as JSON. No key, no account, open to every origin.",
      description:
        "Colors are read in any notation. Numbers are unrounded, and a hue is null where it has no meaning. Keys keep their meaning; new keys may be added.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    externalDocs: { url: `${origin}/api`, description: "Every parameter with examples" },
    security: [],
    tags: [{ name: "colors" }],
    paths: Object.fromEntries(ACTS.map((act) => [pathOf(act), { get: describeGet(act), post: describePost(act) }])),
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(answerSchemas).map(([name, schema]) => [answerNameOf({ name }), schema])),
        Problem: PROBLEM,
      },
      responses: Object.fromEntries(
        [...Map.groupBy(Object.entries(PROBLEM_KINDS), ([, { status }]) => status)].map(([status, kinds]) => [
          nameOf(status),
          {
            description: kinds.map(([code, { when }]) => `${code}: ${when}`).join(" "),
            content: { "application/problem+json": { schema: { $ref: `${SCHEMA}Problem` } } },
          },
        ]),
      ),
    },
  };
}

function describeGet(act: Act) {
  const { properties, required } = inputSchemaOf(act);
  return {
    ...headOf(act, act.name),
    parameters: Object.entries(properties).map(([name, { description, ...schema }]) => ({
      ...{ name, in: "query", description, schema },
      ...(required.includes(name) && { required: true }),
      ...(act.example[name] !== undefined && { example: exampleOf(act)[name] }),
    })),
    responses: responsesOf(act, [429, 500]),
  };
}

function describePost(act: Act) {
  return {
    ...headOf(act, `${act.name}-post`),
    requestBody: {
      required: true,
      content: { "application/json": { schema: inputSchemaOf(act), example: exampleOf(act) } },
    },
    responses: responsesOf(act, [413, 415, 429, 500]),
  };
}

function headOf({ title, text }: Act, operationId: string) {
  return { operationId, tags: ["colors"], summary: title, description: text };
}

/** The example with values in their JSON types. */
function exampleOf({ example, parameters }: Act) {
  return Object.fromEntries(
    Object.entries(example).map(([name, given]) => {
      const type = parameters[name]?.json.type;
      if (type === "array") return [name, [given].flat()];
      return [name, type === "integer" || type === "number" ? Number(given) : given];
    }),
  );
}

function responsesOf(act: Act, statuses: readonly number[]) {
  return {
    200: {
      description: "The result.",
      content: { "application/json": { schema: { $ref: SCHEMA + answerNameOf(act) } } },
    },
    ...Object.fromEntries([BAD_INPUT, ...statuses].map((status) => [status, { $ref: RESPONSES + nameOf(status) }])),
  };
}

function nameOf(status: number) {
  return `Problem${status}`;
}

/** "ContrastAnswer" */
function answerNameOf({ name }: Pick<Act, "name">) {
  return `${capitalize(name)}Answer`;
}

/** https://www.rfc-editor.org/rfc/rfc9457 */
const PROBLEM = {
  type: "object",
  properties: {
    type: { type: "string", format: "uri" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "What is wrong, for people." },
    error: {
      type: "object",
      properties: {
        code: { enum: Object.keys(PROBLEM_KINDS), description: "Never changes." },
        message: { type: "string" },
        parameter: { type: ["string", "null"], description: "The parameter to check." },
      },
      required: ["code", "message", "parameter"],
    },
  },
  required: ["type", "title", "status", "detail", "error"],
};
