import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-style.ts";

type Props = Pick<
  ComponentProps<"input">,
  "ref" | "accept" | "multiple" | "capture" | "aria-describedby" | "children"
> & {
  /** Never called without one. */
  onFiles: (files: readonly File[]) => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

const LOOK = "relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2";

/** A button that asks for files. */
export function FileButton({ onFiles, variant = "outline", size = "md", className = "", children, ...rest }: Props) {
  return (
    <label className={buttonClass(variant, size, `${LOOK} ${className}`)}>
      <input
        type="file"
        {...rest}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ""; // the same file can be chosen again
          if (files.length > 0) onFiles(files);
        }}
        className="sr-only"
      />
      {children}
    </label>
  );
}
