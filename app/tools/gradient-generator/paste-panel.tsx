import { useState } from "react";
import { ToolSection } from "#app/tools/tool-section.tsx";
import type { Actions } from "#app/tools/tool-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { pasteCode } from "./late-paste.ts";
import type { PageData } from "./page-data.ts";
import type { State } from "./state.ts";
import { takePasted } from "./take-pasted.ts";

/** Any gradient of CSS comes in here; also by pasting it anywhere on the page. */
export function PastePanel({ data, act }: { data: PageData; act: Actions<State> }) {
  const [text, setText] = useState(data.pasted);
  const [problem, setProblem] = useState(data.problem);
  const take = async () => {
    if (text.trim() === "") return setProblem("Paste a gradient of CSS first.");
    await pasteCode.load();
    setProblem(takePasted(act, text));
    document.getElementById("content")?.scrollIntoView({ block: "start" });
  };
  return (
    <ToolSection id="paste" title="Go on with any CSS gradient">
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
        className="grid max-w-[800px] grid-cols-[minmax(0,1fr)] gap-3"
      >
        <Field
          label="CSS"
          hint="linear-gradient(), radial-gradient() or conic-gradient() with any colors, hints, positions and spaces. Pasting it anywhere on this page does the same."
          error={problem}
        >
          <Textarea
            name="css"
            isMono
            rows={3}
            value={text}
            placeholder="background: linear-gradient(to right in oklch, #292f56, #acfa70);"
            onChange={({ target }) => {
              setText(target.value);
              setProblem("");
            }}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <div>
          <Button type="submit" variant="outline">
            Edit this gradient
          </Button>
        </div>
      </form>
    </ToolSection>
  );
}
