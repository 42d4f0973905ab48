import { FORMAT_NAMES } from "#color/text/format-names.ts";
import { BadText } from "./bad-text.tsx";
import { ColorInputRow } from "./color-input-row.tsx";
import { ROWS } from "./formats.ts";
import type { Controls } from "./use-converter.ts";

type Props = { controls: Controls; path: string; className?: string };

/** Every format at once. The row that a person types in drives the others. */
export function FormatTable({ controls, path, className }: Props) {
  const { state, view, badField, wire, onSubmit } = controls;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
    <ul role="list" aria-label="Every format" className={className}>
      {ROWS.map(({ format, note }, index) => {
        const printed = view.rows[index] ?? "";
        return (
          <ColorInputRow
            key={format}
            name={FORMAT_NAMES[format]}
            {...{ note, printed, path, onSubmit }}
            wiring={wire(format, printed)}
            error={badField === format ? <BadText state={state} view={view} /> : undefined}
          />
        );
      })}
    </ul>
  );
}
