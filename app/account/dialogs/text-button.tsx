import type { ComponentProps } from "react";

/** A button inside a sentence. */
export function TextButton(props: Omit<ComponentProps<"button">, "className">) {
  return (
    <button
      type="button"
      {...props}
      className="rounded-[3px] pointer-coarse:py-2.5 font-semibold underline decoration-transparent underline-offset-[0.2em] hover:decoration-current"
    />
  );
}
