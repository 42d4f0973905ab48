import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import type { ButtonSize, ButtonVariant } from "./button-style.ts";
import { copyText } from "./copy-text.tsx";
import { IconButton } from "./icon-button.tsx";
import { useCopied } from "./use-copied.ts";

type Props = {
  text: string;
  /** What is copied, in the button's name and the notification: "Copy HEX". The text itself by default. */
  what?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** The words on the button; without them it is only the icon. */
  children?: ReactNode;
};

/** Copying needs a script, so without one the button is not there. */
export function CopyButton({ text, what = text, variant, size, className: given = "", children }: Props) {
  const className = given ? `noscript:hidden ${given}` : "noscript:hidden";
  const { isCopied, run } = useCopied();
  const icon = isCopied ? "icon-check" : "icon-copy";
  const onClick = () => run(() => copyText(text, what));
  if (children === undefined) {
    return <IconButton name={`Copy ${what}`} {...{ icon, variant, size, className, onClick }} />;
  }
  return <Button {...{ icon, variant, size, className, onClick }}>{children}</Button>;
}
