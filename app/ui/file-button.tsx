import type { ComponentProps, ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-style.ts";

type Props = Omit<ComponentProps<"input">, "type" | "size" | "onChange"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A file input in the look of a button. */
export function FileButton({ variant = "outline", size = "md", className = "", onFiles, children, ...input }: Props) {
  const look = `cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${className}`;
  return (
    <label className={buttonClass(variant, size, look)}>
      <input
        type="file"
        {...input}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onFiles(files);
          target.value = ""; // the same file can be chosen again
        }}
        className="sr-only"
      />
      {children}
    </label>
  );
}
