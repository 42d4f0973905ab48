import { type KeyboardEvent, useRef } from "react";
import { Input } from "#app/ui/input.tsx";

type Props = {
  name: string;
  /** `next` is null where nothing shall change; `isByKey` says that the focus is to go back. */
  onEnd: (next: string | null, isByKey: boolean) => void;
};

/** Enter and leaving the field keep the name, Escape does not. */
export function NameField({ name, onEnd }: Props) {
  const endingKey = useRef<string>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation(); // the keys of the list are letters here
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
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
