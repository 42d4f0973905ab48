import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass, ignorePress } from "./button-style.ts";
import { Icon, type IconClass } from "./icon.tsx";

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown before the text. */
  icon?: IconClass;
};
type ButtonProps = Omit<ComponentProps<"button">, "disabled"> & Look & { isDisabled?: boolean; isBusy?: boolean };

/** While busy, shows a moving line along the lower edge and ignores clicks. */
export function Button({
  variant = "outline",
  size = "md",
  isDisabled = false,
  isBusy = false,
  icon,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      onClick={isDisabled || isBusy ? ignorePress : onClick}
      className={buttonClass(variant, size, isBusy ? `busy ${className ?? ""}` : className)}
    >
      {icon && <Icon className={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant = "outline",
  size = "md",
  icon,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & Look) {
  return (
    <a {...rest} className={buttonClass(variant, size, className)}>
      {icon && <Icon className={icon} />}
      {children}
    </a>
  );
}
