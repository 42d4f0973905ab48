import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass, ignorePress } from "./button-style.ts";
import type { IconClass } from "./icon.tsx";
import { tip } from "./tip.ts";

type Look = {
  /** Announced by screen readers and shown in the tooltip. */
  name: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconClass;
};
type IconButtonProps = Omit<ComponentProps<"button">, "disabled" | "name"> &
  Look & {
    /** Keys shown in the tooltip, such as "⌘Z". */
    shortcut?: string;
    isDisabled?: boolean;
    isPressed?: boolean;
  };
type LinkProps = ComponentProps<"a"> & Look;

/** A button with only an icon, or with the given child. */
export function IconButton({
  name,
  shortcut,
  variant,
  size,
  isDisabled = false,
  isPressed,
  icon,
  className,
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      {...tip("", shortcut)}
      {...rest}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? ignorePress : onClick}
      aria-label={name}
      className={lookOf({ variant, size, icon }, className)}
    >
      {children}
    </button>
  );
}

export function IconButtonLink({ name, variant, size, icon, href, className, ...rest }: LinkProps) {
  return (
    <a href={href} {...tip("")} {...rest} aria-label={name} className={lookOf({ variant, size, icon }, className)} />
  );
}

function lookOf({ variant = "ghost", size = "md", icon }: Omit<Look, "name">, className = "") {
  return buttonClass(variant, size, icon ? `with-icon ${icon} ${className}` : className, true);
}
