import type { ImportedPalette } from "#color/import/imported.ts";
import { printHex } from "#color/text/print.ts";
import { describeFound } from "./describe-import.ts";

const MAX_SHOWN = 120;

/** What was found: in words, and edge to edge. */
export function FoundStrip({ imported }: { imported: ImportedPalette }) {
  const swatches = imported.groups.flatMap((group) => group.swatches);
  const shown = swatches.slice(0, MAX_SHOWN);
  return (
    <div className="grid gap-2">
      <p className="font-[550] text-sm">{describeFound(imported)}</p>
      <div
        role="img"
        aria-label={shown.map(({ name, color }) => name ?? printHex(color)).join(", ")}
        className="relative grid auto-rows-[2.5rem] grid-cols-[repeat(auto-fit,minmax(1.5rem,1fr))] overflow-hidden rounded-control after:pointer-events-none after:absolute after:inset-0 after:inset-ring after:inset-ring-line after:rounded-[inherit]"
      >
        {shown.map(({ color }, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the same color may come twice, and places never move
            key={place}
            className="swatch -mr-px"
            style={{ backgroundColor: printHex(color) }}
          />
        ))}
      </div>
      {swatches.length > MAX_SHOWN && (
        <p className="text-ink-2 text-xs">
          The first {MAX_SHOWN} are shown; all {swatches.length.toLocaleString("en-US")} are taken.
        </p>
      )}
    </div>
  );
}
