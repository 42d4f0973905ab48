import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { colorFinder as tool } from "#content/tools.ts";
import { model } from "./model.ts";
import type { State } from "./state.ts";

const FIELDS = [
  ["h", "Hue, ± degrees", "200~30"],
  ["l", "Lightness in percent", "20-80"],
  ["k", "Chroma in hundredths", "0-40"],
  ["bg", "Readable on", "ffffff"],
  ["cr", "With a contrast of 3, 4.5 or 7", "4.5"],
  ["cb", "Distinct from, for color-blind people too", "dc2626"],
] as const;

/** The same wishes where there is no JavaScript. */
export function FilterForm({ state }: { state: State }) {
  const query = model.write(state);
  return (
    <form action={tool.path} className="grid content-start gap-4 [@media(scripting:enabled)]:hidden">
      <input type="hidden" name="c" value={query.get("c") ?? ""} />
      <input type="hidden" name="s" value={state.set} />
      {FIELDS.map(([name, label, example]) => (
        <Field key={name} label={label}>
          <Input name={name} defaultValue={query.get(name) ?? ""} placeholder={example} />
        </Field>
      ))}
      <Button type="submit" variant="primary">
        Filter
      </Button>
    </form>
  );
}
