import { bandsOf } from "#app/ui/bands.ts";
import { onCheckers } from "#app/ui/on-checkers.ts";
import { print } from "#color/text/print.ts";
import type { Item } from "../item.ts";

type Props = { item: Pick<Item, "colors" | "blend">; className: string };

export function Strip({ item: { colors, blend }, className }: Props) {
  const background = blend ?? onCheckers(bandsOf(colors.map((color) => print(color, "hex"))), colors);
  return <span aria-hidden className={`swatch block shrink-0 ${className}`} style={{ background }} />;
}
