import { IconButton } from "#app/ui/icon-button.tsx";
import { HELP_KEYS, openShortcutsSheet } from "./registry.ts";

/** Hidden on devices with only a coarse pointer, because touch screens have no keys. */
export function ShortcutsButton({ className = "" }: { className?: string }) {
  return (
    <IconButton
      icon="icon-keyboard"
      name="Keyboard shortcuts"
      shortcut={HELP_KEYS}
      onClick={openShortcutsSheet}
      aria-haspopup="dialog"
      className={`noscript:hidden not-any-pointer-fine:hidden ${className}`}
    />
  );
}
