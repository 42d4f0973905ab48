import type { ButtonSize, ButtonVariant } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { nameOf } from "#app/ui/swatch.tsx";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { useTray } from "./use-tray.ts";

type Props = {
  color: Color;
  name?: string;
  shortcut?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Puts the color into the tray; a check tells that it is there. */
export function KeepButton({ color, name, shortcut, variant, size, className = "" }: Props) {
  const { add, has } = useTray();
  const isKept = has(color);
  const what = nameOf(printHex(color), name);
  return (
    <IconButton
      name={isKept ? `${what} is in the tray` : `Keep ${what} in the tray`}
      className={`noscript:hidden ${className}`}
      onClick={() => add(color, name)}
      {...{ shortcut, variant, size }}
    >
      {isKept ? <Icon className="icon-check" /> : <Icon className="icon-inbox" />}
    </IconButton>
  );
}
