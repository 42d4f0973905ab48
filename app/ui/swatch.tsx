import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { swatchStyle } from "./swatch-style.ts";

type Props = {
  /** "#RRGGBB". */
  hex: string;
  name?: string;
  /** A link to the color's page or anywhere else. */
  to?: string;
  /** Makes it a button. */
  onClick?: () => void;
  /** The chosen one of several; it carries a check. */
  isPressed?: boolean;
  className?: string;
  /** Shown on the color; without it only the color shows, and its name is for screen readers. */
  children?: ReactNode;
};

/** A box of one color, named "Crimson, #DB073D". */
export function Swatch({ hex, name, to, onClick, isPressed, className = "size-11 rounded-swatch", children }: Props) {
  const label = nameOf(hex, name);
  const look = {
    style: swatchStyle(hex),
    className: `swatch grid content-center text-left shadow-[inset_0_0_0_1px_var(--color-line)] ${className}`,
  };
  if (to !== undefined) {
    return (
      <Link to={to} aria-label={label} {...look}>
        {children}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" onClick={onClick} aria-label={label} aria-pressed={isPressed} {...look}>
        {children ?? (isPressed && <Icon className="icon-check mx-auto" />)}
      </button>
    );
  }
  if (children) return <div {...look}>{children}</div>;
  return <div role="img" aria-label={label} {...look} />;
}

export function nameOf(hex: string, name?: string) {
  return name ? `${name}, ${hex}` : hex;
}
