import { type ChangeEvent, type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { pickFromScreen, useEyeDropper } from "#app/ui/eye-dropper.ts";
import { Field, useFieldWiring } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useEarlyText } from "#app/ui/use-early.ts";
import { usePasteReader } from "#app/ui/use-paste-reader.ts";
import type { Color } from "#color/color.ts";
import { print, printHex, printPlain } from "#color/text/print.ts";
import { OpaqueNote } from "./opaque-note.tsx";
import { SwatchButton } from "./swatch-button.tsx";

type Props = {
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** The color in CSS, as the tool writes it. */
  value: string;
  /** Called for every valid color, never for bad text: the last good color stays. */
  onChange: (color: Color, text: string) => void;
  /** Called for intermediate colors while picking; without it, `onChange` gets them, in a tool as one step each. */
  onPreview?: (color: Color) => void;
  /** Called at the end of the gesture that `onPreview` began. */
  onCommit?: () => void;
  /** For tools that make every color opaque: hides the opacity, and a note says what a typed color lost. */
  isOpaque?: boolean;
  name?: string;
  className?: string;
  panelClassName?: string;
};

export function ColorInput({ label, isLabelHidden, hint, value, onChange, name, className, ...panel }: Props) {
  const [given, setGiven] = useState<Color | null>(null);
  const take: Props["onChange"] = (color, text) => {
    setGiven(color);
    onChange(color, text);
  };
  const { error, drop, color, isTyping, textProps } = useDraft(value, take);
  return (
    <Field {...{ label, isLabelHidden, hint, className, error }}>
      <div className="field-well">
        <SwatchButton
          {...panel}
          label={label}
          color={color}
          className="w-11 self-stretch"
          onPreview={(color) => {
            drop();
            setGiven(null);
            if (panel.onPreview) panel.onPreview(color);
            else take(color, printPlain(color));
          }}
        />
        <TextControl {...textProps} name={name} />
        <ScreenPicker
          label={label}
          onPick={(color) => {
            drop();
            take(color, printHex(color));
          }}
        />
      </div>
      {/* On the way to #DB073D, #DB07 has an opacity, too. */}
      {panel.isOpaque && <OpaqueNote given={isTyping ? null : given} color={color} />}
    </Field>
  );
}

/** Holds typed text until it is a color and the field loses focus. */
function useDraft(value: string, onChange: Props["onChange"]) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isReported, setIsReported] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  const reader = usePasteReader();
  const isUnread = draft !== null && reader.read(draft) === null;
  const drop = () => setDraft(null);
  /** The field's current text: text that is parsed late may have been overwritten by then. */
  const latest = useRef(draft);

  if (value !== lastValue) {
    setLastValue(value);
    // Bad text reports no color and good text reported its own, so any other change came from elsewhere.
    if (isUnread || (draft !== null && !isSame(reader.read(draft), reader.read(value)))) drop();
  }
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
    if (!isUnread) drop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    if (event.key === "Escape" && draft !== null) {
      event.preventDefault(); // restores the last good color instead of closing the surrounding dialog
      drop();
    }
  };
  const textProps = {
    value: draft ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      type(target.value, nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste"),
    onEarlyText: (text: string, isFocused: boolean) => void type(text, !isFocused),
    onFocus: reader.prefetch,
    onBlur: settle,
    onKeyDown,
  };
  return {
    error: isUnread && reader.isReady && isReported && reader.explain(draft),
    drop,
    color: reader.read(value),
    isTyping: draft !== null && !isReported,
    textProps,
  };
}

type TextControlProps = Pick<ComponentProps<"input">, "name" | "onChange" | "onFocus" | "onBlur" | "onKeyDown"> & {
  value: string;
  onEarlyText: (text: string, isFocused: boolean) => void;
};

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
      className="field-control py-2 pr-3.5 font-mono pointer-coarse:text-base text-sm"
    />
  );
}

type PickerProps = { label: string; onPick: (color: Color) => void };

function ScreenPicker({ label, onPick }: PickerProps) {
  const isThere = useEyeDropper();
  if (!isThere) return null;
  const pick = async () => {
    const color = await pickFromScreen();
    if (color) onPick(color);
  };
  return (
    <IconButton
      name={`${label}: pick from the screen`}
      onClick={pick}
      className="mr-0.5 min-h-0! self-stretch text-ink-2"
    >
      <Icon className="icon-pipette" />
    </IconButton>
  );
}

/** Compares at 8 bits, which is more precise than a rounded value. */
function isSame(a: Color | null, b: Color | null) {
  return a !== null && b !== null && print(a, "hex") === print(b, "hex");
}
