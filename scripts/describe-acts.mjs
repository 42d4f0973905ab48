// Generates the response schemas for the OpenAPI document and the client's types from the parameters and results of the
// acts: `npm run describe-acts`. The compiler infers the results, so none is written by hand.
import { writeFileSync } from "node:fs";
import { API } from "typescript/unstable/sync";
import { ACTS } from "../acts/acts.ts";
import { inputSchemaOf } from "../acts/json-schema.ts";
import { VERSION } from "../acts/print-answer.ts";
import { PUBLIC_ORIGIN } from "../contract/public-origin.ts";
import { PROBLEM_KINDS } from "../server/api/problem.ts";
import { createSchemaWriter } from "./schema-of-type.mjs";
import { typeOfSchema } from "./type-of-schema.mjs";

/** @returns each generated file with its content */
export function describeActs() {
  const answers = readAnswers();
  return {
    "server/api/answer-schemas.json": `${JSON.stringify(answers, null, 1)}\n`,
    "packages/client/src/acts.ts": writeTypes(answers),
  };
}

function readAnswers() {
  const api = new API({ cwd: process.cwd() });
  try {
    // Only the acts and what they import: the whole site takes the compiler seconds.
    const config = `${process.cwd()}/scripts/describe-acts.tsconfig.json`;
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    const { checker, program } = project;
    const { statements } = program.getSourceFile(`${process.cwd()}/acts/acts.ts`);
    const answers = checker.getTypeAtLocation([...statements].find(({ name }) => name?.text === "Answers").name);
    const schemaOf = createSchemaWriter(checker);
    return Object.fromEntries(
      checker.getPropertiesOfType(answers).map((act) => {
        const { properties, required } = schemaOf(checker.getTypeOfSymbol(act));
        const version = { type: "integer", const: VERSION };
        return [
          act.name,
          { type: "object", properties: { version, ...properties }, required: ["version", ...required] },
        ];
      }),
    );
  } finally {
    api.close();
  }
}

function writeTypes(answers) {
  const codes = Object.keys(PROBLEM_KINDS).map((code) => `"${code}"`);
  return `// Made from the acts by \`npm run describe-acts\`.

export const PUBLIC_ORIGIN = "${PUBLIC_ORIGIN}";

export const ACT_NAMES = [${ACTS.map(({ name }) => `"${name}"`).join(", ")}] as const;

/** Why a request is refused. */
export type ProblemCode = ${codes.join(" | ")};

/** What each act takes. Numbers may be texts, and a list may be one color. */
export type Inputs = {
${ACTS.map((act) => `  /** ${act.text} */\n  ${act.name}: ${typeOfSchema(inputSchemaOf(act), "  ", true)};`).join("\n")}
};

/** What each act answers. New keys may come. */
export type Answers = {
${Object.entries(answers)
  .map(([name, schema]) => `  ${name}: ${typeOfSchema(schema, "  ", false)};`)
  .join("\n")}
};
`;
}

if (import.meta.main) for (const [file, content] of Object.entries(describeActs())) writeFileSync(file, content);
