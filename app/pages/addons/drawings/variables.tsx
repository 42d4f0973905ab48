import type { Arrival } from "../arrival.ts";
import { Chip } from "./chip.tsx";
import { DrawingFrame } from "./drawing-frame.tsx";
import { readBack } from "./read-back.ts";

/** Names and values, one color a row. */
export function Variables({ arrival, program }: { arrival: Arrival; program: string }) {
  const swatches = arrival.groups.flatMap((group) => group.swatches);
  return (
    <DrawingFrame title="Variables" caption={`A drawing of variables in ${program}, one mode. ${readBack(arrival)}`}>
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">Variables in {arrival.fileName}</caption>
        <thead className="text-ink-2 text-xs">
          <tr className="border-line border-b">
            <th scope="col" className="px-3.5 py-2 font-normal">
              Name
            </th>
            <th scope="col" className="px-3.5 py-2 font-normal">
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {swatches.map(({ name, hex }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice, and places never move
            <tr key={place} className="border-line border-b last:border-b-0">
              <th scope="row" className="truncate px-3.5 py-2 font-normal">
                {name}
              </th>
              <td className="px-3.5 py-2">
                <span className="flex items-center gap-2.5 font-mono">
                  <Chip hex={hex} className="size-4 rounded-[3px]" />
                  {hex.slice(1)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DrawingFrame>
  );
}
