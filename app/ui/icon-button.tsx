import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass, ignorePress } from "./button-style.ts";
import type { IconClass } from "./icon.tsx";
import { tip } from "./tip.ts";

type Look = {
  /** What a screen reader says and the tooltip shows. */
  name: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};
type IconButtonProps = Omit<ComponentProps<"button">, "disabled" | "name"> &
  Look & {
    icon?: IconClass;
    /** Keys shown in the tooltip, as in "⌘Z". */
    shortcut?: string;
    isDisabled?: boolean;
    isPressed?: boolean;
  };
type LinkProps = ComponentProps<"a"> & Look;

/** A button that is one icon, or what is given as its child. */
export function IconButton({
  name,
  shortcut,
  variant = "ghost",
  size = "md",
  isDisabled = false,
  isPressed,
  icon,
  className = "",
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
      className={buttonClass(variant, size, icon ? `with-icon ${icon} ${className}` : className, true)}
    >
      {children}
    </button>
  );
}

export function IconButtonLink({ name, variant = "ghost", size = "md", href, className, ...rest }: LinkProps) {
  const look = buttonClass(variant, size, className, true);
  return <a href={href} {...tip("")} {...rest} aria-label={name} className={look} />;
}
