import { LateHexSwatch } from "#app/frame/color-panel/late-hex-swatch.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import type { Near } from "./filter.ts";

type Props = {
  value: string;
  /** What the server made of the text in the address. */
  near: Near | null;
  onType: (text: string) => void;
};

/** A color in any form of CSS that some color of a palette must be near to. */
export function NearField({ value, near, onType }: Props) {
  const field = useEarlyText(value, onType);
  const isRead = near !== null && near.text === value.trim();
  const hex = value.trim() === "" ? null : (near?.hex ?? null);
  return (
    <Field
      label="Contains the color"
      className="col-span-2 lg:w-56"
      error={isRead && near.hex === null && "Not a color. Try #0D6986, teal or oklch(0.6 0.1 220)."}
    >
      <Input
        ref={field}
        name="near"
        value={value}
        onChange={({ target }) => onType(target.value)}
        placeholder="Any color"
        maxLength={100}
        isMono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        prefix={<LateHexSwatch label="the color" hex={hex} onPick={onType} />}
      />
    </Field>
  );
}
