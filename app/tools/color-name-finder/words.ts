import { SET_LABELS } from "#app/tools/named-sets.ts";
import { CLOSENESS_WORDS, closenessOf, printDifference } from "#color/nearest/closeness.ts";
import { countOf } from "#color/words/count.ts";
import type { ColorsAnswer, ListId, Named, WordsAnswer } from "./answer.ts";
import type { State } from "./model.ts";

export const LIST_LABELS: Readonly<Record<ListId, string>> = {
  ...SET_LABELS,
  all: "All names",
  best: "Curated",
};

/** A phrase such as "Hard to tell apart". */
export function describeCloseness(deltaE: number): string {
  return CLOSENESS_WORDS[closenessOf(deltaE)];
}

/** The answer as a sentence for screen readers. */
export function describeAnswer(answer: ColorsAnswer | WordsAnswer, state: Pick<State, "title">): string {
  if (answer.kind === "words") {
    const [first] = answer.groups;
    const best = bestOf(answer);
    if (!first || first.isPartial) {
      return `No name contains all of ${answer.text}. ${best?.name ?? ""} comes closest.`;
    }
    return `${countOf(first.total, "name")} for ${answer.text}, ${best?.name ?? ""} first.`;
  }
  const { names, active, colors } = answer;
  const [name] = names;
  if (colors.length > 1) {
    const all = names.map((each) => each.name).join(", ");
    return [titleOf(answer, state), `${all}. Color ${active + 1} is selected.`].filter(Boolean).join(": ");
  }
  if (!name) return "";
  return `${name.name}, ΔE ${printDifference(name.deltaE)}: ${describeCloseness(name.deltaE).toLowerCase()}.`;
}

/** The title of a palette, if its names yield one. */
export function titleOf({ titles }: ColorsAnswer, { title }: Pick<State, "title">): string | undefined {
  return titles[title % Math.max(1, titles.length)];
}

/** The hit to show large: a name with all of the words, a color that matches the description, or the closest match. */
export function bestOf({ groups, described }: WordsAnswer): Named | undefined {
  const [first] = groups;
  return (first?.isPartial === false ? first.hits[0] : undefined) ?? described.named[0] ?? first?.hits[0];
}
