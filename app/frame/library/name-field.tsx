import { type KeyboardEvent, useRef } from "react";
import { Input } from "#app/ui/input.tsx";

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
