import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import type { Color } from "#color/color.ts";
import { smallestGamut } from "#color/gamut.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { explainUnreadable } from "#color/text/pasted/problem.ts";
import { printHex, printPlain } from "#color/text/print.ts";
import { Badge } from "../badge.tsx";
import { ColorDot } from "../color-dot.tsx";
import { TextField } from "../fields.tsx";
import { AS_TYPED } from "../input.tsx";
import { useEarlyText } from "../use-early.ts";
import { useOnChange } from "../use-on-change.ts";

type Props = { color: Color; onChange: (color: Color) => void };

/** The color as text, in hex if possible. Accepts any CSS color and common pasted formats. */
export function ColorText({ color, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isReported, setIsReported] = useState(false);
  const isBad = draft !== null && parsePasted(draft) === null;

  useOnChange(color, () => isBad && setDraft(null));
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
  const shown = draft ?? printPlain(color);
  const input = useEarlyText(shown, (text, isFocused) => {
    if (isFocused) setDraft(text);
    const typed = parsePasted(text);
    if (typed) onChange(typed);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    if (event.key === "Escape" && draft !== null) {
      event.preventDefault(); // restores the last good color instead of closing the surrounding dialog
      event.stopPropagation();
      setDraft(null);
    }
  };
  return (
    <TextField
      label="Hex or any CSS color"
      isLabelHidden
      error={isBad && isReported && explainUnreadable(draft)}
      ref={input}
      isMono
      {...AS_TYPED}
      value={shown}
      onChange={type}
      onBlur={settle}
      onKeyDown={onKeyDown}
    />
  );
}

/** Says which screens can show the color, and what others show instead. */
export function GamutNote({ color }: { color: Color }) {
  const gamut = smallestGamut(color);
  const hex = printHex(color);
  return (
    <p className="flex min-h-5 items-center justify-between gap-3 text-ink-2 text-xs">
      {gamut === "srgb" && <Badge>sRGB</Badge>}
      {gamut === "display-p3" && <Badge tone="outline">P3</Badge>}
      {gamut !== "srgb" && gamut !== "display-p3" && <Badge tone="bad">Outside P3</Badge>}
      {gamut === "srgb" ? (
        <span>On every screen</span>
      ) : (
        <span className="flex items-center gap-1.5">
          In sRGB
          <ColorDot color={hex} className="size-3.5 rounded-[4px]" />
          <span className="font-mono">{hex}</span>
        </span>
      )}
    </p>
  );
}
