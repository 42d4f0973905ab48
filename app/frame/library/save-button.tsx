import { Button } from "#app/ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Keys } from "../shortcuts/keys.ts";
import { save } from "./save.ts";
import type { Savable } from "./save-to-library.ts";

export type SaveProps = {
  /** Called on each click. */
  savable: () => Savable;
  /** Used by `ToolActions` if S is taken. */
  keys?: Keys;
  isDisabled?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** `ToolActions` adds the shortcut. */
export function SaveButton({ savable, keys: _keys, className = "", ...look }: SaveProps) {
  return (
    <Button {...look} onClick={() => void save(savable())} className={`noscript:hidden ${className}`}>
      <Icon className="icon-bookmark" />
      Save
    </Button>
  );
}
