import type { Arrival } from "../arrival.ts";
import { Chip } from "./chip.tsx";
import { DrawingFrame } from "./drawing-frame.tsx";
import { readBack } from "./read-back.ts";

/** The name of the palette over its colors, edge to edge. */
export function PaletteDock({ arrival, program, title }: { arrival: Arrival; program: string; title: string }) {
  const swatches = arrival.groups.flatMap((group) => group.swatches);
  const [first] = swatches;
  return (
    <DrawingFrame title="Palette" caption={`A drawing of the palette in ${program}. ${readBack(arrival)}`}>
      <div className="grid gap-2.5 p-3.5">
        <p className="truncate font-[550] text-sm">{title}</p>
        <ul className="flex flex-wrap">
          {swatches.map(({ name, hex }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice, and places never move
            <li key={place} className="flex min-w-8 flex-1">
              <Chip hex={hex} name={name} className="h-9 w-full" />
            </li>
          ))}
        </ul>
        {first && (
          <p className="flex items-center gap-2 text-xs">
            <Chip hex={first.hex} className="size-3.5 rounded-[3px]" />
            <span className="truncate">{first.name}</span>
            <span className="font-mono text-ink-2">{first.hex.slice(1).toLowerCase()}</span>
          </p>
        )}
      </div>
    </DrawingFrame>
  );
}
