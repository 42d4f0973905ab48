import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import type { ButtonSize, ButtonVariant } from "./button-style.ts";
import { copyText } from "./copy-text.tsx";
import { IconButton } from "./icon-button.tsx";
import { useTimer } from "./use-timer.ts";

const CHECK_MS = 2000;

type Props = {
  text: string;
  /** Describes what is copied, in the button's name and the notification: "Copy HEX". Defaults to the text. */
  what?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** The button's text; without it, only the icon is shown. */
  children?: ReactNode;
};

/** Copying needs JavaScript, so the button is hidden without it. */
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

/** Whether something was copied in the last two seconds. `copy` resolves to false if the browser refused. */
export function useCopied() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useTimer();
  const run = async (copy: () => Promise<boolean>) => {
    if (!(await copy())) return;
    setIsCopied(true);
    timer.start(() => setIsCopied(false), CHECK_MS);
  };
  return { isCopied, run };
}
