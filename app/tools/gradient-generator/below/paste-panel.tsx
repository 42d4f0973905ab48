import { useState } from "react";
import { isPastedIntoPage } from "#app/frame/import/is-pasted-into-page.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import type { Actions } from "#app/tools/tool-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { AS_TYPED, Textarea } from "#app/ui/input.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import type { State } from "../state.ts";
import { type PageData, pasteCode } from "../use-bench.ts";

const NOT_LOADED = "The gradient reader could not be loaded";

/** Pasting anywhere on the page also works. */
export function PastePanel({ data, act }: { data: PageData; act: Actions<State> }) {
  const [problem, setProblem] = useState(data.problem);
  usePastedAnywhere(act);
  const take = async (text: string) => {
    if (text.trim() === "") return setProblem("Paste a CSS gradient first.");
    const found = await takePasted(act, text);
    setProblem(found);
    if (found === "") document.getElementById("content")?.scrollIntoView({ block: "start" });
  };
  return (
    <ToolSection id="paste" title="Paste a CSS gradient">
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          void take(String(new FormData(event.currentTarget).get("css")));
        }}
        className="grid max-w-[800px] grid-cols-[minmax(0,1fr)] gap-3"
      >
        <Field
          label="CSS"
          hint="linear-gradient(), radial-gradient() or conic-gradient() with any colors, hints, positions and spaces. You can also paste it anywhere on this page."
          error={problem}
        >
          <Textarea
            name="css"
            isMono
            rows={3}
            defaultValue={data.pasted}
            placeholder="background: linear-gradient(to right in oklch, #292f56, #acfa70);"
            onChange={() => setProblem("")}
            {...AS_TYPED}
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

/** Takes a CSS gradient pasted anywhere as a whole, not as a list of its colors. */
function usePastedAnywhere(act: Actions<State>) {
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text") ?? "";
    if (!isPastedIntoPage(event) || !/-gradient\(/i.test(text)) return;
    event.preventDefault();
    void takePasted(act, text);
  };
  // Runs before the listeners that would look for colors in it.
  useWindowEvent("paste", onPaste, { capture: true });
}

/** Returns "" or what is wrong with the gradient. */
async function takePasted(actions: Actions<State>, text: string): Promise<string> {
  const code = await pasteCode.load();
  if (code) return code.takePasted(actions, text);
  showToast({ type: "error", title: NOT_LOADED, text: "Check your connection." });
  return `${NOT_LOADED}. Check your connection.`;
}
