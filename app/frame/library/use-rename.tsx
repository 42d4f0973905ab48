import { useRef, useState } from "react";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { NameField } from "./name-field.tsx";

/** `field` is null until `start`. When a key ends it, the focus goes to the control with the ref `back`. */
export function useRename(name: string, onRename: (name: string) => void) {
  const [isRenaming, setIsRenaming] = useState(false);
  const isByKey = useRef(false);
  const back = useRef<HTMLButtonElement>(null);
  useOnChange(isRenaming, () => {
    if (!isRenaming && isByKey.current) back.current?.focus();
  });
  const onEnd = (next: string | null, isKey: boolean) => {
    isByKey.current = isKey;
    setIsRenaming(false);
    if (next) onRename(next);
  };
  return { field: isRenaming ? <NameField {...{ name, onEnd }} /> : null, back, start: () => setIsRenaming(true) };
}
