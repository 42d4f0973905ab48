import type { Act, Services } from "#acts/act.ts";
import { ACTS } from "#acts/acts.ts";
import { contrastAct } from "#acts/contrast.ts";
import { withVersion } from "#acts/print-answer.ts";
import { printJson } from "#acts/print-json.ts";
import { MAX_COLOR_CHARACTERS } from "#acts/read-color.ts";
import { runAct } from "#acts/run-act.ts";
import type { NameService } from "#color/names.ts";
import type { ApiParameter, ApiReference } from "#contract/api.ts";
import { REQUEST_BYTES, REQUESTS } from "./count-requests.ts";
import { addressOf, pathOf } from "./endpoints.ts";
import { makeProblem, PROBLEM_KINDS } from "./problem.ts";
import { MAX_BODY_BYTES, MAX_QUERY_CHARACTERS } from "./read-request.ts";

const REFUSED = { text: "teel", background: "white" };

/** The content of the API's own page: each endpoint with the real response to its example, and an error. */
export function describeApi(names: NameService, origin: string): ApiReference {
  // The examples include seeds.
  const services: Services = { names, newSeed: () => "", origin };
  return {
    endpoints: ACTS.map((act) => {
      const { title, text, example } = act;
      return {
        ...{ path: pathOf(act), title, text, address: addressOf(act, example), parameters: parametersOf(act) },
        answer: answerOf(act, example, services),
      };
    }),
    problems: Object.entries(PROBLEM_KINDS).map(([code, { status, when }]) => ({ code, status, when })),
    refused: {
      address: addressOf(contrastAct, REFUSED),
      answer: answerOf(contrastAct, REFUSED, services),
    },
    limits: {
      queryChars: MAX_QUERY_CHARACTERS,
      bodyBytes: MAX_BODY_BYTES,
      colorChars: MAX_COLOR_CHARACTERS,
      requests: REQUESTS,
      requestBytes: REQUEST_BYTES,
    },
  };
}

function parametersOf({ parameters, example }: Act): ApiParameter[] {
  return Object.entries(parameters).map(([name, { takes, text, fallback, isList, json }]) => {
    const given = example[name];
    return {
      ...{ name, takes, text, isList },
      isLong: (json.maxLength ?? 0) > MAX_QUERY_CHARACTERS,
      fallback: fallback ?? null,
      choices: json.enum ?? null,
      range:
        json.minimum === undefined
          ? null
          : { least: json.minimum, most: json.maximum ?? 0, isWhole: json.type === "integer" },
      example: given === undefined ? "" : [given].flat().join("\n"),
    };
  });
}

function answerOf(act: Act, input: Act["example"], services: Services): string {
  const outcome = runAct(act, input, services);
  if (!("fault" in outcome)) return printJson(withVersion(outcome.data));
  const { code, message, parameter } = outcome.fault;
  return printJson(makeProblem(services.origin, code, message, parameter));
}
