import type { Arrival } from "../arrival.ts";
import { Chip } from "./chip.tsx";
import { DrawingFrame } from "./drawing-frame.tsx";
import { readBack } from "./read-back.ts";

const SLOTS = 30;

/** Thirty slots, the first of them filled. */
export function TabletPalette({ arrival, program, title }: { arrival: Arrival; program: string; title: string }) {
  const swatches = arrival.groups.flatMap((group) => group.swatches).slice(0, SLOTS);
  const empty = Array.from({ length: SLOTS - swatches.length }, (_, place) => swatches.length + place);
  return (
    <DrawingFrame title="Palettes" caption={`A drawing of a palette in ${program}. ${readBack(arrival)}`}>
      <div className="grid gap-2.5 p-3.5">
        <p className="truncate font-[550] text-sm">{title}</p>
        <ul className="grid grid-cols-10 gap-[3px]">
          {swatches.map(({ hex }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice, and places never move
            <li key={place} className="flex">
              <Chip hex={hex} name={`Slot ${place + 1}`} className="aspect-square w-full rounded-[3px]" />
            </li>
          ))}
          {empty.map((slot) => (
            <li key={slot} aria-hidden className="aspect-square w-full rounded-[3px] bg-well" />
          ))}
        </ul>
      </div>
    </DrawingFrame>
  );
}
