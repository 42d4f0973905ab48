import { useState } from "react";
import { Segmented } from "#app/ui/segmented.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Quilt } from "./quilt.ts";

/** The colors of each variation blend into the next. */
export function QuiltSample({ quilts }: { quilts: readonly Quilt[] }) {
  const [id, setId] = useState(quilts[0]?.id ?? "");
  const quilt = quilts.find((one) => one.id === id);
  if (!quilt) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3.5">
      <div
        role="img"
        aria-label={`One palette in seven steps of ${quilt.title.toLowerCase()}, ${quilt.way}`}
        className="joined grid h-[400px] grid-rows-[1fr_1fr_1fr_2.2fr_1fr_1fr_1fr] rounded-bench md:h-[520px]"
      >
        {quilt.rows.map(({ label, hexes }, place) => (
          <div key={place} className="-mb-px grid min-h-0 grid-cols-5">
            {hexes.map((hex, column) => (
              <div
                key={column}
                className="swatch -mr-px flex min-w-0 items-end p-2.5 font-mono text-xs leading-none transition-[background-color,color] duration-300 md:p-3.5"
                style={swatchStyle(hex)}
              >
                {label === "" && <span className="max-sm:hidden">{hex.slice(1)}</span>}
                {label !== "" && column === 0 && label}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Segmented
          label="Vary by"
          options={quilts.map(({ id: value, title }) => ({ value, label: title }))}
          value={id}
          onChange={setId}
          className="noscript:hidden max-sm:*:px-2 max-sm:*:text-xs"
        />
        <p className="font-mono text-ink-2 text-xs">palette variations, {quilt.way}</p>
      </div>
    </div>
  );
}
