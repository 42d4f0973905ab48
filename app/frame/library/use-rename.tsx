import { type KeyboardEvent, useRef, useState } from "react";
import { Input } from "#app/ui/input.tsx";
import { useOnChange } from "#app/ui/use-on-change.ts";

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

type Props = {
  name: string;
  /** `next` is null if nothing changes; `isByKey` means the focus must return. */
  onEnd: (next: string | null, isByKey: boolean) => void;
};

/** Enter and blur save the name; Escape doesn't. */
export function NameField({ name, onEnd }: Props) {
  const endingKey = useRef<string>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault(); // Escape must not close the surrounding dialog
    event.stopPropagation();
    endingKey.current = event.key;
    event.currentTarget.blur();
  };
  return (
    <Input
      autoFocus
      aria-label={`New name for ${name}`}
      defaultValue={name}
      maxLength={80}
      autoComplete="off"
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
      onBlur={({ target }) => {
        const next = target.value.trim();
        onEnd(endingKey.current !== "Escape" && next && next !== name ? next : null, endingKey.current !== null);
      }}
    />
  );
}
