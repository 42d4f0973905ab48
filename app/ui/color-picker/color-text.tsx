import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import type { Color } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { explainUnreadable } from "#color/text/pasted/problem.ts";
import { parsePasted } from "#color/text/pasted.ts";
import { print } from "#color/text/print.ts";
import { Field } from "../field.tsx";
import { Input } from "../input.tsx";

type Props = { color: Color; onChange: (color: Color) => void };

/** The color as text: hex where that holds it. Takes any color that CSS knows or that people paste. */
export function ColorText({ color, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isReported, setIsReported] = useState(false);
  const isBad = draft !== null && parsePasted(draft) === null;

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setDraft(target.value);
    setIsReported(nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste");
  };
  const settle = () => {
    setIsReported(true);
    const typed = draft === null ? null : parsePasted(draft);
    if (!typed) return;
    setDraft(null);
    onChange(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    if (event.key === "Escape" && draft !== null) {
      event.preventDefault(); // gives the last good color back, and does not close the dialog around it
      event.stopPropagation();
      setDraft(null);
    }
  };
  return (
    <Field label="Hex or any CSS color" isLabelHidden error={isBad && isReported && explainUnreadable(draft)}>
      <Input
        isMono
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={draft ?? textOf(color)}
        onChange={type}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}

function textOf(color: Color) {
  return isInGamut(color, "srgb") ? print(color, "hex") : print(color, "oklch", { precision: "short" });
}
