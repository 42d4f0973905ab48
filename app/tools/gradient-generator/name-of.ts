import type { Bench } from "./use-bench.ts";

/** "Space Cadet to Conifer" */
export function nameOf({ state: { stops }, findName }: Pick<Bench, "state" | "findName">): string {
  const [first, last] = [stops[0], stops.at(-1)].map((stop) => (stop ? findName(stop.color) : ""));
  return first && last ? `${first} to ${last}` : "Gradient";
}
