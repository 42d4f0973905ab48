import { Pipette } from "lucide-react";
import { type ChangeEvent, type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { Color } from "#color/color.ts";
import { parse } from "#color/text/parse.ts";
import { print, printHex } from "#color/text/print.ts";
import { pickFromScreen, useEyeDropper } from "./eye-dropper.ts";
import { Field, useFieldWiring } from "./field.tsx";
import { ICON } from "./icon.ts";
import { IconButton } from "./icon-button.tsx";
import { useEarlyText } from "./use-early-text.ts";
import { usePasteReader } from "./use-paste-reader.ts";
import { CONTROL, WELL } from "./well-style.ts";

type Props = {
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** The color as the tool writes it, in CSS. */
  value: string;
  /** Called with every color that can be read, never for bad text: the last good color stays. */
  onChange: (color: Color, text: string) => void;
  name?: string;
  className?: string;
};

/** A color by text in any form, by the system's picker behind the swatch, or from the screen where the browser can. */
export function ColorInput({ label, isLabelHidden, hint, value, onChange, name, className }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isReported, setIsReported] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  const reader = usePasteReader();
  const isUnread = draft !== null && reader.read(draft) === null;
  const isBad = isUnread && reader.isReady;
  /** What the field says by now: a text that is read late may have been typed over. */
  const latest = useRef(draft);

  if (value !== lastValue) {
    setLastValue(value);
    // Bad text tells nobody, and good text told of its own color: any other change came from elsewhere.
    if (isUnread || (draft !== null && !isSame(reader.read(draft), parse(value)))) setDraft(null);
  }
  const take = (hex: string) => {
    setDraft(null);
    const color = parse(hex);
    if (color) onChange(color, hex);
  };
  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    type(target.value, nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste");
  const type = async (text: string, isWhole: boolean) => {
    setDraft(text);
    latest.current = text;
    setIsReported(isWhole);
    const color = reader.read(text);
    if (color || reader.isReady) return color && onChange(color, text);
    const lateColor = await reader.readLate(text);
    if (lateColor && latest.current === text) onChange(lateColor, text);
  };
  const settle = () => {
    setIsReported(true);
    if (!isUnread) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    if (event.key === "Escape" && draft !== null) {
      event.preventDefault(); // gives the last good color back, and does not close the dialog around it
      setDraft(null);
    }
  };
  return (
    <Field {...{ label, isLabelHidden, hint, className }} error={isBad && isReported && reader.explain(draft)}>
      <div className={WELL}>
        <SystemPicker label={label} value={value} onPick={take} />
        <TextControl
          {...{ name, onKeyDown }}
          value={draft ?? value}
          onChange={onType}
          onEarlyText={(text, isFocused) => void type(text, !isFocused)}
          onFocus={reader.prefetch}
          onBlur={settle}
        />
        <ScreenPicker label={label} onPick={take} />
      </div>
    </Field>
  );
}

type TextControlProps = Pick<
  React.ComponentProps<"input">,
  "name" | "onChange" | "onFocus" | "onBlur" | "onKeyDown"
> & { value: string; onEarlyText: (text: string, isFocused: boolean) => void };

function TextControl({ onEarlyText, ...props }: TextControlProps) {
  const input = useEarlyText(props.value, onEarlyText);
  return (
    <input
      ref={input}
      data-control
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...useFieldWiring()}
      {...props}
      className={`${CONTROL} py-2 pr-3.5 font-mono text-sm`}
    />
  );
}

type PickerProps = { label: string; onPick: (hex: string) => void };

/** The swatch, with the system's picker laid over it. */
function SystemPicker({ label, value, onPick }: PickerProps & { value: string }) {
  const color = parse(value);
  const hex = color ? printHex(color) : "#000000";
  const alpha = color?.alpha ?? 0;
  return (
    <span className="relative grid h-11 w-12 shrink-0 place-items-center">
      <input
        type="color"
        aria-label={`${label}: system color picker`}
        value={hex.toLowerCase()}
        onChange={(event) => onPick(event.target.value.toUpperCase())}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        className={`swatch pointer-events-none size-6 rounded-swatch border border-line peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2 ${alpha < 1 ? "checker" : ""}`}
        style={
          { backgroundColor: hex, "--veil": `color-mix(in srgb, ${hex} ${alpha * 100}%, transparent)` } as CSSProperties
        }
      />
    </span>
  );
}

function ScreenPicker({ label, onPick }: PickerProps) {
  const isThere = useEyeDropper();
  if (!isThere) return null;
  const pick = async () => {
    const color = await pickFromScreen();
    if (color) onPick(printHex(color));
  };
  return (
    <IconButton name={`${label}: pick from the screen`} onClick={pick} className="mr-0.5 text-ink-2">
      <Pipette {...ICON} />
    </IconButton>
  );
}

/** To 8 bits, which is more than a rounded value says. */
function isSame(a: Color | null, b: Color | null) {
  return a !== null && b !== null && print(a, "hex") === print(b, "hex");
}
