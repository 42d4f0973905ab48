import { IconButton } from "#app/ui/icon-button.tsx";
import { nameOf } from "#app/ui/swatch.tsx";
import { writeColor } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import type { ColorButtonProps } from "../color-button-props.ts";
import { keepColors } from "./keep-colors.ts";
import { tray } from "./tray-store.ts";

type Props = ColorButtonProps & { tabIndex?: number };

export function KeepButton({ color, name, variant, size, tabIndex, className = "" }: Props) {
  const isKept = tray.useValue().includes(writeColor(color));
  const what = nameOf(printHex(color), name);
  return (
    <IconButton
      icon={isKept ? "icon-check" : "icon-inbox"}
      name={isKept ? `${what} is in the tray` : `Keep ${what} in the tray`}
      className={`noscript:hidden ${className}`}
      onClick={() => keepColors(color, name)}
      {...{ variant, size, tabIndex }}
    />
  );
}
