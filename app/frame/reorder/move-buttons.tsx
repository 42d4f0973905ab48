import type { ButtonSize } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Reorder } from "./use-reorder.tsx";

type Props = { reorder: Reorder; index: number; size?: ButtonSize };

/** The same as a drag by single presses (WCAG 2.5.7). */
export function MoveButtons({ reorder, index, size = "sm" }: Props) {
  const { axis, count, label, move } = reorder;
  const [back, forward] = axis === "y" ? (["up", "down"] as const) : (["left", "right"] as const);
  const [backIcon, forwardIcon] =
    axis === "y" ? (["icon-arrow-up", "icon-arrow-down"] as const) : (["icon-arrow-left", "icon-arrow-right"] as const);
  return (
    <span className="inline-flex">
      <IconButton
        name={`Move ${label(index)} ${back}`}
        size={size}
        isDisabled={index <= 0}
        onClick={() => move(index, index - 1, "back")}
        data-reorder-part="back"
      >
        <Icon className={backIcon} />
      </IconButton>
      <IconButton
        name={`Move ${label(index)} ${forward}`}
        size={size}
        isDisabled={index >= count - 1}
        onClick={() => move(index, index + 1, "forward")}
        data-reorder-part="forward"
      >
        <Icon className={forwardIcon} />
      </IconButton>
    </span>
  );
}
