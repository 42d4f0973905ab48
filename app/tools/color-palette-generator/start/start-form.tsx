import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { colorPaletteGenerator as tool } from "#content/tools.ts";
import type { Start } from "./use-start.ts";

type Props = { start: Start; hasFocus?: boolean };

/** A form that also works without JavaScript: its answer is then a page. */
export function StartForm({ start: { fetcher }, hasFocus = false }: Props) {
  const { Form, state } = fetcher;
  return (
    <Form method="get" action={tool.path} className="grid max-w-[34em] gap-3">
      <Field
        label="A color, a name, words or a link"
        hint="Try deep lagoon, neon tokyo night, #0D6986, “sand, ocean, rust”, or a palette link from another site."
      >
        <div className="flex flex-wrap gap-2">
          <Input
            name="from"
            required
            autoFocus={hasFocus}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            className="min-w-[12rem] flex-1"
          />
          <Button type="submit" variant="primary" isBusy={state !== "idle"} className="min-h-11">
            Make a palette
          </Button>
        </div>
      </Field>
    </Form>
  );
}
