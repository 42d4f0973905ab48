import { bandsOf } from "#app/ui/bands.ts";
import type { Item } from "./item.ts";

type Props = { item: Pick<Item, "hexes" | "blend">; className: string };

export function Strip({ item: { hexes, blend }, className }: Props) {
  return (
    <span
      aria-hidden
      className={`swatch block shrink-0 ${className}`}
      style={{ background: blend ?? bandsOf(hexes) }}
    />
  );
}
