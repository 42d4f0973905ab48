import type { ComponentProps, RefObject } from "react";
import { TextField } from "#app/ui/fields.tsx";
import { AS_TYPED } from "#app/ui/input.tsx";
import { useEarlyText } from "#app/ui/use-early.ts";

type Props = Omit<ComponentProps<typeof TextField>, "ref" | "onChange"> & {
  ref?: RefObject<HTMLInputElement | null>;
  value: string;
  onType: (text: string) => void;
};

/** A field whose text is held by the page, even if typed before hydration. The browser doesn't autocorrect it. */
export function TypedField({ ref, value, onType, ...rest }: Props) {
  const field = useEarlyText(value, onType, ref);
  return (
    <TextField {...AS_TYPED} {...rest} ref={field} value={value} onChange={({ target }) => onType(target.value)} />
  );
}
