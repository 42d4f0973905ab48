import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { nameOf } from "#app/ui/swatch.tsx";
import { printHex } from "#color/text/print.ts";
import type { ColorButtonProps } from "../color-button-props.ts";
import { useTray } from "./use-tray.ts";

export function KeepButton({ color, name, variant, size, className = "" }: ColorButtonProps) {
  const { add, has } = useTray();
  const isKept = has(color);
  const what = nameOf(printHex(color), name);
  return (
    <IconButton
      name={isKept ? `${what} is in the tray` : `Keep ${what} in the tray`}
      className={`noscript:hidden ${className}`}
      onClick={() => add(color, name)}
      {...{ variant, size }}
    >
      {isKept ? <Icon className="icon-check" /> : <Icon className="icon-inbox" />}
    </IconButton>
  );
}
