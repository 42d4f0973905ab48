import { ColorInputRow } from "./color-input-row.tsx";
import { ROWS } from "./formats.ts";
import type { Controls } from "./use-converter.ts";

type Props = { controls: Controls; className?: string };

/** Every format at once. The row that a person types in drives the others. */
export function FormatTable({ controls, className }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
    <ul role="list" aria-label="Every format" className={className}>
      {ROWS.map((row, index) => (
        <ColorInputRow key={row.format} {...row} printed={controls.view.rows[index] ?? ""} controls={controls} />
      ))}
    </ul>
  );
}
