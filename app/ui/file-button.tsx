import { type ComponentProps, useRef } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-style.ts";
import { useOnMount } from "./use-on-mount.ts";

type Props = Pick<ComponentProps<"input">, "accept" | "multiple" | "capture" | "aria-describedby" | "children"> & {
  /** Called with at least one file. */
  onFiles: (files: readonly File[]) => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

const LOOK =
  "relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2";

export function FileButton({ onFiles, variant = "outline", size = "md", className = "", children, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    input.current.value = ""; // the same file can be chosen again
    onFiles(files);
  };
  // Takes files chosen before hydration, which fired no event. Runs after the effects of the whole page.
  useOnMount(() => void setTimeout(take));
  return (
    <label className={buttonClass(variant, size, `${LOOK} ${className}`)}>
      <input ref={input} type="file" {...rest} onChange={take} className="sr-only" />
      {children}
    </label>
  );
}
