import type { ButtonSize, ButtonVariant } from "#app/ui/button-style.ts";
import type { Color } from "#color/color.ts";

export type ColorButtonProps = {
  color: Color;
  /** The color's name, for screen readers and for variables in code. */
  name?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};
