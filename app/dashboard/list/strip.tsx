import type { Item } from "./item.ts";

type Props = { item: Pick<Item, "hexes" | "blend">; className: string };

export function Strip({ item: { hexes, blend }, className }: Props) {
  return (
    <span aria-hidden className={`flex shrink-0 overflow-hidden ${className}`}>
      {(blend ? [blend] : hexes).map((background, place) => (
        <span key={place} className="swatch -mr-px flex-1" style={{ background }} />
      ))}
    </span>
  );
}
