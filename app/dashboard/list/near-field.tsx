import { LateHexSwatch } from "#app/frame/color-panel/late-hex-swatch.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { printHex } from "#color/text/print.ts";
import type { Finder } from "./use-finder.ts";

type Props = { finder: Finder; className: string };

/** A color in any form that people paste, or from the color panel. */
export function NearField({ finder: { filter, near, type }, className }: Props) {
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
        onChange={({ target }) => type({ near: target.value })}
        placeholder="Any color"
        maxLength={100}
        isMono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isBad || undefined}
        prefix={
          <LateHexSwatch label="the color" hex={near && printHex(near)} onPick={(picked) => type({ near: picked })} />
        }
        suffix={
          text && (
            <IconButton name="Clear color" size="sm" onClick={() => type({ near: "" })} className="-mr-2">
              <Icon className="icon-x" />
            </IconButton>
          )
        }
      />
    </Field>
  );
}
