import { filledStyle } from "./swatch-style.ts";

/** A color's number in a list, shown on its swatch; filled if selected. */
export function PlaceNumber({ place, hex, isSelected }: { place: number; hex: string; isSelected: boolean }) {
  return (
    <span
      className="grid size-6 shrink-0 place-items-center rounded-full border border-current font-mono text-xs leading-none"
      style={isSelected ? filledStyle(hex) : {}}
    >
      {place + 1}
    </span>
  );
}
