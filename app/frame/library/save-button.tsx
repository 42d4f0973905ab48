import { Bookmark } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "#app/ui/button-style.ts";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Keys } from "../shortcuts/keys.ts";
import { save } from "./save.ts";
import type { Thing } from "./save-thing.ts";

export type SaveProps = {
  /** Asked for at each press. */
  thing: () => Thing;
  /** For `ToolActions`, where S is taken. */
  keys?: Keys;
  isIcon?: boolean;
  isDisabled?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Saves what the page shows to the library. The key for it comes with `ToolActions`. */
export function SaveButton({ thing, keys: _keys, isIcon = false, className = "", ...look }: SaveProps) {
  const props = { ...look, onClick: () => void save(thing()), className: `noscript:hidden ${className}` };
  const icon = <Bookmark {...ICON} />;
  if (isIcon) {
    return (
      <IconButton {...props} name="Save to the library">
        {icon}
      </IconButton>
    );
  }
  return (
    <Button {...props}>
      {icon}
      Save
    </Button>
  );
}
