import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { printPlain } from "#color/text/print.ts";
import { type State, TEMPLATES } from "./state.ts";
import { TEMPLATE_PARTS } from "./templates/templates.ts";

/** Without JavaScript: another palette as text, and another page. */
export function PlainForm({ state }: { state: State }) {
  return (
    <form
      method="get"
      className="flex flex-wrap items-end gap-4 border-line border-t px-[18px] py-5 md:px-8 [@media(scripting:enabled)]:hidden"
    >
      <Field label="Colors" className="min-w-0 flex-1 basis-80">
        <Input name="colors" isMono defaultValue={state.slots.map(({ color }) => printPlain(color)).join(", ")} />
      </Field>
      <Field label="Page">
        <Select name="t" defaultValue={state.template}>
          {TEMPLATES.map((id) => (
            <option key={id} value={id}>
              {TEMPLATE_PARTS[id].name}
            </option>
          ))}
        </Select>
      </Field>
      {state.view !== "both" && <input type="hidden" name="v" value={state.view} />}
      <Button type="submit" variant="primary">
        Show
      </Button>
    </form>
  );
}
