import type { ReactNode } from "react";
import { countOf } from "../words.ts";
import type { Arrival } from "./files.ts";

/** A panel of no program in particular, drawn by us. It says so, because it is no screenshot. */
export function Frame(props: { title: string; caption: string; arrival: Arrival; children: ReactNode }) {
  const { title, caption, arrival, children } = props;
  const { fileName, bytes } = arrival;
  const colors = countOf(swatchesOf(arrival).length, "color");
  return (
    <figure className="grid min-w-0 content-start gap-2.5">
      <div className="overflow-hidden rounded-control border border-line-2 bg-sheet">
        <div aria-hidden className="flex items-center justify-between gap-3 border-line border-b bg-well px-3.5 py-2">
          <span className="truncate font-[550] text-xs">{title}</span>
          <span className="grid w-3.5 gap-[3px] *:h-px *:bg-ink-2">
            <span />
            <span />
            <span />
          </span>
        </div>
        {children}
      </div>
      <figcaption className="text-ink-2 text-xs">
        {`${caption} The ${colors} in it are read back from ${fileName}, ${bytes.toLocaleString("en-US")} bytes.`}
      </figcaption>
    </figure>
  );
}

type ChipProps = { hex: string; name?: string; className?: string };

/** The small square of a color in a drawing, with a `name` where nothing beside it says what it is. */
export function Chip({ hex, name, className = "size-6" }: ChipProps) {
  return (
    <span
      {...(name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": `${name}, ${hex}` })}
      style={{ backgroundColor: hex }}
      className={`swatch inset-ring inset-ring-line shrink-0 ${className}`}
    />
  );
}

type Swatch = { readonly name: string; readonly hex: string };

/** The entries of a list; a palette may hold a color twice. */
export function inPlaces(
  swatches: readonly Swatch[],
  className: string,
  draw: (swatch: Swatch, place: number) => ReactNode,
) {
  return swatches.map((swatch, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places never move
    <li key={place} className={className}>
      {draw(swatch, place)}
    </li>
  ));
}

export function swatchesOf({ groups }: Arrival) {
  return groups.flatMap(({ swatches }) => swatches);
}
