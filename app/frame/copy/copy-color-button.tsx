import type { ButtonSize, ButtonVariant } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { nameOf } from "#app/ui/swatch.tsx";
import { useCopied } from "#app/ui/use-copied.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { useCopy } from "./use-copy.ts";

type Props = {
  color: Color;
  /** What the color is called, for screen readers and for variables in code. */
  name?: string;
  /** Keys shown in the tooltip. */
  shortcut?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Copies the color in the person's format by one press. */
export function CopyColorButton({ color, name, shortcut, variant, size, className = "" }: Props) {
  const copy = useCopy();
  const { isCopied, run } = useCopied();
  const onClick = () => run(() => copy(color, name));
  return (
    <IconButton
      name={`Copy ${nameOf(printHex(color), name)}`}
      className={`noscript:hidden ${className}`}
      {...{ shortcut, variant, size, onClick }}
    >
      {isCopied ? <Icon className="icon-check" /> : <Icon className="icon-copy" />}
    </IconButton>
  );
}
