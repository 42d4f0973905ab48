import type { Arrival } from "../arrival.ts";
import { DrawingFrame } from "./drawing-frame.tsx";
import { readBack } from "./read-back.ts";
import { SheetPicture } from "./sheet-picture.tsx";

/** The sheet as a document of its own. */
export function Sheet({ arrival, query }: { arrival: Arrival; query: string }) {
  return (
    <DrawingFrame title={arrival.fileName} caption={`The file itself, as your browser draws it. ${readBack(arrival)}`}>
      <div className="bg-well p-4">
        <SheetPicture arrival={arrival} query={query} />
      </div>
    </DrawingFrame>
  );
}
