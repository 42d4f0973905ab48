import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { HELP_KEYS, openShortcutsSheet } from "./registry.ts";

/** Hidden on devices with only a coarse pointer, because touch screens have no keys. */
export function ShortcutsButton({ className = "" }: { className?: string }) {
  return (
    <IconButton
      name="Keyboard shortcuts"
      shortcut={HELP_KEYS}
      onClick={openShortcutsSheet}
      aria-haspopup="dialog"
      className={`noscript:hidden not-any-pointer-fine:hidden ${className}`}
    >
      <Icon className="icon-keyboard" />
    </IconButton>
  );
}
