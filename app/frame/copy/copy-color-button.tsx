import { useCopied } from "#app/ui/copy-button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { nameOf } from "#app/ui/swatch.tsx";
import { print } from "#color/text/print.ts";
import type { ColorButtonProps } from "../color-button-props.ts";
import { useCopy } from "./use-copy.ts";

export function CopyColorButton({ color, name, variant, size, className = "" }: ColorButtonProps) {
  const copy = useCopy();
  const { isCopied, run } = useCopied();
  return (
    <IconButton
      icon={isCopied ? "icon-check" : "icon-copy"}
      name={`Copy ${nameOf(print(color, "hex"), name)}`}
      className={`noscript:hidden ${className}`}
      onClick={() => run(() => copy(color, name))}
      {...{ variant, size }}
    />
  );
}
