import type { Input, Services } from "../act.ts";
import { ACTS } from "../acts.ts";
import { inputSchemaOf } from "../json-schema.ts";
import { withVersion } from "../print-answer.ts";
import { printJson } from "../print-json.ts";
import { runAct } from "../run-act.ts";

type Result = { content: [{ type: "text"; text: string }]; isError: boolean };

export const TOOLS = ACTS.map((act) => ({
  name: act.name,
  title: act.title,
  description: act.text,
  inputSchema: inputSchemaOf(act),
  annotations: { readOnlyHint: true, openWorldHint: false },
}));

/** Faults in the input are returned as a result, so that the model can correct them. */
export function callTool(name: string, input: Input, services: Services) {
  const act = ACTS.find((known) => known.name === name);
  if (!act)
    return makeResult(`There is no tool called ${name}. Try ${ACTS.map((known) => known.name).join(", ")}.`, true);
  try {
    const outcome = runAct(act, input, services);
    if ("fault" in outcome) return makeResult(outcome.fault.message, true);
    return makeResult(printJson(withVersion(outcome.data)), false);
  } catch (error) {
    console.error(error);
    return makeResult("Something went wrong on our side. Your input is fine.", true);
  }
}

function makeResult(text: string, isError: boolean): Result {
  return { content: [{ type: "text", text }], isError };
}
