import { type FocusEvent, type PointerEvent, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import type { Rgb24 } from "#color/color.ts";
import { hexOf } from "#color/text/print.ts";
import type { SwatchGroup } from "./swatch-sets.ts";

type Props = {
  label: string;
  groups: readonly SwatchGroup[];
  selected: Rgb24 | null;
  onSelect: (rgb24: Rgb24) => void;
};

/** A grid with a single tab stop. The line below names the hovered or focused swatch. */
export function SwatchGrid({ label, groups, selected, onSelect }: Props) {
  const [pointed, setPointed] = useState<string | null>(null);
  const isFlowing = groups.length === 1 && !groups[0]?.isRow;
  const roving = useRovingGrid<HTMLFieldSetElement>(groups, { cells: "button", isFlowing });
  const point = ({ target }: PointerEvent | FocusEvent) => {
    setPointed((target instanceof Element && target.closest("button")?.getAttribute("aria-label")) || null);
  };
  const chosen = groups.flatMap(({ swatches }) => swatches).find(({ rgb24 }) => rgb24 === selected);
  return (
    <div className="grid gap-2">
      <fieldset
        aria-label={label}
        {...roving}
        onFocus={(event) => {
          roving.onFocus(event);
          point(event);
        }}
        onPointerOver={point}
        onPointerLeave={() => setPointed(null)}
        onBlur={() => setPointed(null)}
        className="max-h-80 min-w-0 overflow-y-auto overscroll-contain rounded-control"
      >
        <Cells {...{ groups, selected, onSelect }} />
      </fieldset>
      <p aria-hidden className="min-h-5 truncate text-ink-2 text-xs">
        {pointed ?? (chosen ? `${chosen.name}, ${hexOf(chosen.rgb24)}` : "")}
      </p>
    </div>
  );
}

/** Hundreds of buttons, in a separate component so that changing the line below does not re-render them. */
function Cells({ groups, selected, onSelect }: Omit<Props, "label">) {
  return groups.map(({ title, isRow, swatches }) => (
    <div key={title ?? ""} className="mb-2 last:mb-0">
      {title && <p className="mb-1 text-ink-2 text-xs first-letter:uppercase">{title}</p>}
      <div
        className="grid overflow-hidden rounded-swatch"
        style={{
          gridTemplateColumns: isRow
            ? `repeat(${swatches.length}, minmax(0, 1fr))`
            : "repeat(auto-fill, minmax(2rem, 1fr))",
        }}
      >
        {swatches.map(({ name, rgb24 }) => {
          const hex = hexOf(rgb24);
          const isSelected = rgb24 === selected;
          return (
            <button
              key={`${name} ${hex}`}
              type="button"
              aria-label={`${name}, ${hex}`}
              aria-pressed={isSelected}
              onClick={() => onSelect(rgb24)}
              style={swatchStyle(hex)}
              className="swatch grid h-9 pointer-coarse:h-11 place-items-center hover:opacity-85 focus-visible:outline-current focus-visible:-outline-offset-3"
            >
              {isSelected && <Icon className="icon-check" />}
            </button>
          );
        })}
      </div>
    </div>
  ));
}
