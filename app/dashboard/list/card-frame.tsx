import { type ReactNode, useState } from "react";
import type { CardProps } from "./card-actions.ts";
import { CardFoot } from "./card-foot.tsx";

/** Around the colors of what is chosen. */
export const RING = "outline-2 outline-ink outline-offset-2";

/** One item of the list: its colors and below them its foot. What only a hand needs is drawn when one comes near. */
export function CardFrame({ card, children }: { card: CardProps; children: (isNear: boolean) => ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const near = () => setIsNear(true);
  return (
    <li
      data-id={card.item.id}
      onPointerEnter={near}
      onFocus={near}
      className="group/card grid min-w-0 content-start gap-1.5"
    >
      {children(isNear)}
      <CardFoot {...card} isNear={isNear} />
    </li>
  );
}
