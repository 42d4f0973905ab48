import { X } from "lucide-react";
import { LateHexSwatch } from "#app/frame/color-panel/late-hex-swatch.tsx";
import { Field } from "#app/ui/field.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import type { ListFilter } from "./filter.ts";

type Props = {
  filter: ListFilter;
  near: Color | null;
  onType: (change: Partial<ListFilter>) => void;
  className: string;
};

/** A color in any form that people paste, or from the color panel. */
export function NearField({ filter, near, onType, className }: Props) {
  const text = filter.near;
  const isBad = text.trim() !== "" && near === null;
  return (
    <Field
      label="Near the color"
      className={className}
      error={isBad && "Not a color. Try #0D6986, teal or oklch(0.6 0.1 220)."}
    >
      <Input
        value={text}
        onChange={({ target }) => onType({ near: target.value })}
        placeholder="Any color"
        maxLength={100}
        isMono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isBad || undefined}
        prefix={
          <LateHexSwatch label="the color" hex={near && printHex(near)} onPick={(picked) => onType({ near: picked })} />
        }
        suffix={
          text && (
            <IconButton name="Clear color" size="sm" onClick={() => onType({ near: "" })} className="-mr-2">
              <X {...ICON} />
            </IconButton>
          )
        }
      />
    </Field>
  );
}
