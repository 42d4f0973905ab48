import type { Color } from "#color/color.ts";
import { print } from "#color/print.ts";
import { BadText } from "./bad-text.tsx";
import { ColorInputRow } from "./color-input-row.tsx";
import { ROWS } from "./formats.ts";
import type { useConverter } from "./use-converter.ts";

type Props = { converter: ReturnType<typeof useConverter>; color: Color; path: string; className?: string };

/** Every format at once. The row that a person types in drives the others. */
export function FormatTable({ converter, color, path, className }: Props) {
  const { state, badField, wire, onSubmit } = converter;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
    <ul role="list" aria-label="Every format" className={className}>
      {ROWS.map(({ format, name, note }) => {
        const printed = print(color, format);
        return (
          <ColorInputRow
            key={format}
            {...{ name, note, printed, path, onSubmit }}
            wiring={wire(format, printed)}
            error={badField === format ? <BadText state={state} /> : undefined}
          />
        );
      })}
    </ul>
  );
}
