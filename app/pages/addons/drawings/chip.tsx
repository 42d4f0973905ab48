type Props = {
  hex: string;
  /** Where nothing beside it says what it is. */
  name?: string;
  className?: string;
};

/** The small square of a color in a drawing. */
export function Chip({ hex, name, className = "size-6" }: Props) {
  const look = {
    style: { backgroundColor: hex },
    className: `swatch inset-ring inset-ring-line shrink-0 ${className}`,
  };
  return name === undefined ? (
    <span aria-hidden {...look} />
  ) : (
    <span role="img" aria-label={`${name}, ${hex}`} {...look} />
  );
}
