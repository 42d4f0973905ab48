import { Icon } from "#app/ui/icon.tsx";
import type { Arrival, ArrivalGroup } from "../arrival.ts";
import { Chip } from "./chip.tsx";
import { DrawingFrame } from "./drawing-frame.tsx";
import { readBack } from "./read-back.ts";

/** Beyond this a list of names is too long to read, and a grid says more. */
const MOST_ROWS = 40;

/** Swatches in a folder that has the name of the file. */
export function SwatchesPanel({ arrival, program }: { arrival: Arrival; program: string }) {
  const { fileName, groups } = arrival;
  const isDense = groups.reduce((sum, { swatches }) => sum + swatches.length, 0) > MOST_ROWS;
  return (
    <DrawingFrame title="Swatches" caption={`A drawing of the Swatches panel in ${program}. ${readBack(arrival)}`}>
      <div className="grid gap-3 p-3.5">
        <p className="flex min-w-0 items-center gap-1.5 font-[550] text-sm">
          <Icon className="icon-chevron-down size-3.5 shrink-0 text-ink-2" />
          <Icon className="icon-folder size-4 shrink-0 text-ink-2" />
          <span className="truncate">{fileName.replace(/\.\w+$/, "")}</span>
        </p>
        <div className={groups.length > 1 ? "grid gap-x-6 gap-y-4 sm:grid-cols-2" : ""}>
          {groups.map((group) => (
            <Group key={group.name} group={group} isDense={isDense} />
          ))}
        </div>
      </div>
    </DrawingFrame>
  );
}

function Group({ group: { name, swatches }, isDense }: { group: ArrivalGroup; isDense: boolean }) {
  return (
    <div className="grid content-start gap-2 pl-5">
      {name && <p className="text-ink-2 text-xs">{name}</p>}
      {isDense ? (
        <ul className="flex flex-wrap gap-px">
          {swatches.map((swatch, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice, and places never move
            <li key={place} className="flex">
              <Chip hex={swatch.hex} name={swatch.name} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="grid gap-px">
          {swatches.map((swatch, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice, and places never move
            <li key={place} className="flex min-w-0 items-center gap-2.5 text-sm">
              <Chip hex={swatch.hex} />
              <span className="truncate">{swatch.name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
