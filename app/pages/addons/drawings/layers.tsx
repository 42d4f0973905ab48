import { Icon } from "#app/ui/icon.tsx";
import type { Arrival } from "../arrival.ts";
import { Chip } from "./chip.tsx";
import { DrawingFrame } from "./drawing-frame.tsx";
import { readBack } from "./read-back.ts";
import { SheetPicture } from "./sheet-picture.tsx";

const MOST_LAYERS = 12;

type Props = { arrival: Arrival; program: string; query: string };

/** The sheet on a canvas, and the list of its layers beside it. */
export function Layers({ arrival, program, query }: Props) {
  const swatches = arrival.groups.flatMap((group) => group.swatches);
  // The front layer comes first here, and last in a file.
  const layers = swatches.slice(0, MOST_LAYERS).reverse();
  return (
    <DrawingFrame
      title="Layers"
      caption={`A drawing of ${program}: the layers in short, without the labels, beside the file itself. ${readBack(arrival)}`}
    >
      <div className="grid sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]">
        <ul className="grid content-start gap-0.5 border-line p-3 text-xs max-sm:border-b sm:border-r">
          <li className="flex min-w-0 items-center gap-1.5 font-[550]">
            <Icon className="icon-chevron-down size-3 shrink-0 text-ink-2" />
            <Icon className="icon-frame size-[13px] shrink-0 text-ink-2" />
            <span className="truncate">{arrival.fileName.replace(/\.svg$/, "")}</span>
          </li>
          {layers.map(({ name, hex }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice, and places never move
            <li key={place} className="flex min-w-0 items-center gap-2 pl-5">
              <Chip hex={hex} className="size-3 rounded-[2px]" />
              <span className="truncate">{name}</span>
            </li>
          ))}
          {swatches.length > MOST_LAYERS && (
            <li className="pl-5 text-ink-2">and {swatches.length - MOST_LAYERS} more</li>
          )}
          <li className="flex items-center gap-2 pl-5 text-ink-2">
            <Icon className="icon-square size-3" />
            Background
          </li>
        </ul>
        <div className="grid content-center bg-well p-4">
          <SheetPicture arrival={arrival} query={query} />
        </div>
      </div>
    </DrawingFrame>
  );
}
