import type { Input, Services } from "../acts/act.ts";
import { ACTS } from "../acts/acts.ts";
import { runAct } from "../acts/run-act.ts";
import { openNames } from "./names/names.ts";

export const names = openNames();

export const SERVICES: Services = { names, newSeed: () => "new1", origin: "https://colors.example" };

export function actOf(name: string) {
  const act = ACTS.find((known) => known.name === name);
  if (!act) throw new Error(`No act is called ${name}`);
  return act;
}

/** What an act answers to the parameters of a query or of a JSON object, as JSON; a refusal as its fault. */
// biome-ignore lint/suspicious/noExplicitAny: what is in an answer is what is tested
export function ask(name: string, input: string | Input): any {
  const outcome = runAct(actOf(name), typeof input === "string" ? readQuery(input) : input, SERVICES);
  return JSON.parse(JSON.stringify("fault" in outcome ? outcome.fault : outcome.data));
}

function readQuery(query: string): Input {
  const pairs = new URLSearchParams(query);
  return Object.fromEntries([...pairs.keys()].map((key) => [key, pairs.getAll(key)]));
}
