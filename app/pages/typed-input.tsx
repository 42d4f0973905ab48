import type { ComponentProps, RefObject } from "react";
import { Input } from "#app/ui/input.tsx";
import { useEarlyText } from "#app/ui/use-early.ts";

type Props = Omit<ComponentProps<typeof Input>, "ref" | "onChange"> & {
  ref?: RefObject<HTMLInputElement | null>;
  value: string;
  onType: (text: string) => void;
};

/** A field whose text is held by the page, even if typed before hydration. The browser doesn't autocorrect it. */
export function TypedInput({ ref, value, onType, ...rest }: Props) {
  const field = useEarlyText(value, onType, ref);
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={field}
      value={value}
      onChange={({ target }) => onType(target.value)}
      autoComplete="off"
    />
  );
}
