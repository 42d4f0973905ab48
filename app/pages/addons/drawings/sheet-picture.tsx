import { withPalette } from "../addons-path.ts";
import type { Arrival } from "../arrival.ts";

/** The very file, shown by the browser. */
export function SheetPicture({ arrival: { path, text, groups }, query }: { arrival: Arrival; query: string }) {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(text ?? "") ?? [];
  const names = groups.flatMap(({ swatches }) => swatches.map(({ name }) => name));
  return (
    <img
      src={withPalette(path, query)}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      alt={`The sheet of swatches: ${names.join(", ")}`}
      className="h-auto w-full rounded-[3px]"
    />
  );
}
