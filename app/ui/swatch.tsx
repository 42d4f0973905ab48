import { Icon } from "./icon.tsx";
import { swatchStyle } from "./swatch-style.ts";

type Props = {
  /** "#RRGGBB". */
  hex: string;
  name?: string;
  /** Makes it a button. */
  onClick?: () => void;
  /** True for the selected one of several, which shows a check. */
  isPressed?: boolean;
  className?: string;
};

/** A box of one color, named "Crimson, #DB073D". */
export function Swatch({ hex, name, onClick, isPressed, className = "size-11 rounded-swatch" }: Props) {
  const label = nameOf(hex, name);
  const look = {
    style: swatchStyle(hex),
    className: `swatch grid content-center text-left shadow-[inset_0_0_0_1px_var(--color-line)] ${className}`,
  };
  if (!onClick) return <div role="img" aria-label={label} {...look} />;
  return (
    <button type="button" onClick={onClick} aria-label={label} aria-pressed={isPressed} {...look}>
      {isPressed && <Icon className="icon-check mx-auto" />}
    </button>
  );
}

export function nameOf(hex: string, name?: string) {
  return name ? `${name}, ${hex}` : hex;
}
