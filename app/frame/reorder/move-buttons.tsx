import type { ButtonSize } from "#app/ui/button-style.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Reorder } from "./use-reorder.tsx";

type Props = { reorder: Reorder; index: number; size?: ButtonSize };

const ACROSS = [
  { part: "back", way: "left", icon: "icon-arrow-left", by: -1 },
  { part: "forward", way: "right", icon: "icon-arrow-right", by: 1 },
] as const;
const DOWN = [
  { part: "back", way: "up", icon: "icon-arrow-up", by: -1 },
  { part: "forward", way: "down", icon: "icon-arrow-down", by: 1 },
] as const;

/** Moves an item by single clicks instead of a drag (WCAG 2.5.7). */
export function MoveButtons({ reorder: { axis, count, label, move }, index, size = "sm" }: Props) {
  return (
    <span className="inline-flex">
      {(axis === "y" ? DOWN : ACROSS).map(({ part, way, icon, by }) => (
        <IconButton
          key={part}
          icon={icon}
          name={`Move ${label(index)} ${way}`}
          size={size}
          isDisabled={index + by < 0 || index + by >= count}
          onClick={() => move(index, index + by, part)}
          data-reorder-part={part}
        />
      ))}
    </span>
  );
}
