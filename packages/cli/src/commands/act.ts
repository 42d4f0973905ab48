import type { Act, Input as ActInput } from "../../../../acts/act.ts";
import type { Parameter } from "../../../../acts/parameters.ts";
import { printAnswer, withVersion } from "../../../../acts/print-answer.ts";
import { printJson } from "../../../../acts/print-json.ts";
import { type Fault, runAct } from "../../../../acts/run-act.ts";
import { capitalize } from "../../../../color/text/capitalize.ts";
import { SERVICES } from "../acts/local-services.ts";
import { pick } from "../acts/pick.ts";
import { printText } from "../acts/print-text.ts";
import { isFile, operandsOf, readInputs } from "../acts/read-inputs.ts";
import { type Command, EXIT, type Input, type Io, type Option, type Options, UsageError } from "../command.ts";
import { styleFor } from "../style.ts";

type Answer = { readonly encoding?: string; readonly content?: string; readonly findings?: readonly unknown[] };

export function actCommand(act: Act): Command {
  const [summary = "", ...notes] = act.text.split(/(?<=\.) /);
  return {
    name: act.name,
    summary,
    operands: describeOperands(act),
    options: optionsOf(act),
    examples: [[exampleOf(act), "the example on the API page"]],
    notes: [...notes, "Exit codes: 0 done, 1 findings, 2 invalid usage."],
    run: (input, io) => answer(act, input, io),
  };
}

function describeOperands(act: Act): Command["operands"] {
  const names = operandsOf(act);
  const name = names.map((one) => (isFile(act, one) ? "<file>" : `<${one}>${act.parameters[one]?.isList ? "…" : ""}`));
  const help = names.length === 0 ? "no operands" : "also from standard input, with - or a pipe, one per line";
  return {
    name: name.join(" "),
    help: names.some((one) => isFile(act, one)) ? "a file, or - for standard input" : help,
  };
}

function optionsOf(act: Act): Options {
  const own = Object.entries(act.parameters).map(([name, parameter]): [string, Option] => [
    name,
    optionOf(name, parameter),
  ]);
  return {
    ...Object.fromEntries(own),
    get: { type: "string", value: "key", help: "print only the value of this key, such as hex or wellKnown.name" },
    json: { type: "boolean", help: "print the API's JSON" },
  };
}

function optionOf(name: string, { text, takes, fallback, isList, json }: Parameter): Option {
  // "Takes a color" is obvious for a color.
  const words = takes === "a color" ? text : `${text} ${capitalize(takes)}`;
  return {
    type: "string",
    multiple: isList,
    value: name,
    ...(json.enum && { choices: json.enum }),
    help: fallback === undefined ? words : `${words.replace(/\.$/, "")}; default: ${fallback}`,
  };
}

/** The example as a user would type it. */
function exampleOf(act: Act): string {
  const operands = operandsOf(act);
  const words = Object.entries(act.example).flatMap(([name, given]) => {
    if (isFile(act, name)) return ["theme.css"];
    const values = [given].flat().map((value) => (/^[\w-]+$/.test(value) ? value : `"${value}"`));
    return operands.includes(name) ? values : values.map((value) => `--${name} ${value}`);
  });
  return ["huesmith", act.name, ...words].join(" ");
}

function answer(act: Act, input: Input, io: Io): number {
  const { inputs, lineOf } = readInputs(act, input, io);
  const answers = inputs.map((one) => {
    const outcome = runAct(act, one, SERVICES);
    if (!("fault" in outcome)) return outcome.data;
    const line = lineOf.get(faultyText(act, one, outcome.fault));
    throw new UsageError(`${line ? `Line ${line}: ` : ""}${explain(act, outcome.fault)}`);
  });
  io.write(print(answers, input, io));
  return answers.some(({ findings }: Answer) => findings && findings.length > 0) ? EXIT.findings : EXIT.clean;
}

/** The first text of a list that has the fault by itself. */
function faultyText(act: Act, input: ActInput, { parameter, message }: Fault): unknown {
  const isFaulty = (text: unknown) => {
    const outcome = runAct(act, { ...input, [parameter]: text }, SERVICES);
    return "fault" in outcome && outcome.fault.message === message;
  };
  return [input[parameter]].flat().find(isFaulty);
}

function print(answers: readonly object[], { values }: Input, { colorDepth }: Io): string | Uint8Array {
  const [first, ...more] = answers as readonly [Answer & object, ...object[]];
  if (typeof values.get === "string") return pick(answers, values.get);
  if (values.json) return more.length === 0 ? printAnswer(first) : `${printJson(answers.map(withVersion))}\n`;
  if (first.content !== undefined)
    return first.encoding === "base64" ? Buffer.from(first.content, "base64") : first.content;
  return answers.map((one) => printText(one, styleFor(colorDepth))).join("\n");
}

function explain({ name }: Act, { code, message }: Fault): string {
  // An unquoted # starts a comment, so the color never gets here.
  const hint = code === "missing-parameter" ? " Leave out the # of a color, or quote it." : "";
  return `${message}${hint} huesmith ${name} --help explains all options.`;
}
