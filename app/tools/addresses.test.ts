import { beforeAll, expect, test } from "vitest";
import { tools } from "#content/tools.ts";
import { engineCode } from "./color-palette-generator/palette/engine.ts";
import { type Converter, write as writeConverter } from "./convert/model.ts";
import { read as readConverter } from "./convert/reader.ts";
import { queryOf, type ToolModel } from "./tool-model.ts";

/** An existing address, its state, the address the tool writes for it, and the number of notices. */
type Golden = { address: string; state: Record<string, unknown>; writes: string; notices: number };

const lists = import.meta.glob<readonly Golden[]>("./*/addresses.json", { eager: true, import: "default" });
const models = import.meta.glob<ToolModel<unknown>>("./*/model.ts", { eager: true, import: "model" });
const converter: ToolModel<Converter> = {
  initial: readConverter(new URLSearchParams()),
  read: (query) => ({ state: readConverter(query), notices: [] }),
  write: writeConverter,
};

// The generator needs its engine to draw a palette from a seed.
beforeAll(async () => {
  await engineCode.load();
});

test.each(tools.map(({ id }) => id))("shared links to %s keep their meaning", (id) => {
  if (id === "convert") return check(converter, lists["./convert/addresses.json"]);
  const model = models[`./${id}/model.ts`];
  if (!model) throw new Error(`${id} has no model`);
  check(model, lists[`./${id}/addresses.json`]);
});

function check<State>(model: ToolModel<State>, goldens: readonly Golden[] = []) {
  // Later entries list only the parts of their state that differ from the first one.
  expect(goldens.length).toBeGreaterThan(0);
  const usual = goldens[0]?.state;
  const found = goldens.map(({ address }): Golden => {
    const { state, notices } = model.read(new URLSearchParams(address));
    return {
      address,
      state: JSON.parse(JSON.stringify(state)),
      writes: queryOf(model, state),
      notices: notices.length,
    };
  });
  expect(found).toEqual(goldens.map((golden) => ({ ...golden, state: { ...usual, ...golden.state } })));
}
