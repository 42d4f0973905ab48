import { type KeyboardEvent, useState } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { printGradient, readGradientText } from "./gradient-text.ts";
import { setGradient } from "./model.ts";
import type { State } from "./state.ts";

/** The gradient as CSS. It follows every text that can be read; the last good one stays. */
export function GradientField({ controls: { state, preview, commit } }: { controls: ToolControls<State> }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isReported, setIsReported] = useState(false);
  const read = draft === null ? state.gradient : readGradientText(draft);
  const problem = typeof read === "string" ? read : "";
  const type = (text: string) => {
    setDraft(text);
    setIsReported(false);
    const gradient = readGradientText(text);
    if (typeof gradient !== "string") preview(setGradient, gradient);
  };
  const settle = () => {
    if (draft === null) return;
    setIsReported(true);
    commit();
    if (!problem) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      settle();
    }
    if (event.key === "Escape" && draft !== null) {
      event.preventDefault();
      setDraft(null);
    }
  };
  return (
    <Field
      label="Gradient"
      hint="A CSS linear-gradient(), or two or more colors. Transparent parts show white."
      error={isReported && problem}
    >
      <Textarea
        name="gradient"
        isMono
        rows={2}
        value={draft ?? printGradient(state.gradient)}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  );
}
