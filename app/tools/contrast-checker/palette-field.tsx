import { type KeyboardEvent, useState } from "react";
import { readColorList } from "#app/tools/color-fields.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { printPlain } from "#color/text/print.ts";
import { listOf } from "./codec.ts";
import { CheckButton, KeptState } from "./kept-state.tsx";
import { setPalette } from "./model.ts";
import { MAX_PALETTE, type State } from "./state.ts";

/** The colors as a list that is typed or pasted. What cannot be read is left in the field, and said. */
export function PaletteField({ controls: { state, apply } }: { controls: ToolControls<State> }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const settle = () => {
    if (draft === null) return;
    const { colors, notices } = readColorList(listOf(draft), [], { min: 1, max: MAX_PALETTE });
    setProblem(notices.join(" "));
    if (colors.length > 0) apply(setPalette, colors);
    if (notices.length === 0) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      settle();
    }
    if (event.key === "Escape" && draft !== null) {
      event.preventDefault();
      setDraft(null);
      setProblem("");
    }
  };
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()} className="grid gap-3">
      <KeptState state={state} except={["p"]} />
      <Field
        label="Colors"
        aside={`${state.palette.length} of ${MAX_PALETTE}`}
        hint="Any CSS colors, separated by spaces or commas. Press Enter to use them."
        error={problem}
      >
        <Textarea
          name="p"
          isMono
          rows={state.palette.length > 12 ? 4 : 2}
          value={draft ?? state.palette.map(printPlain).join(", ")}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={settle}
          onKeyDown={onKeyDown}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <CheckButton />
    </form>
  );
}
