type Props = {
  /** What the color is for, before "System color picker"; needed where a page has more than one. */
  purpose?: string;
  /** What is shown; null while no color is chosen. */
  hex: string | null;
  onPick: (hex: string) => void;
};

/** A small swatch before a text field, with the system's picker laid over it. */
export function SystemPicker({ purpose, hex, onPick }: Props) {
  return (
    <span className="relative block size-6">
      <input
        type="color"
        aria-label={purpose ? `${purpose}: system color picker` : "System color picker"}
        value={(hex ?? "#808080").toLowerCase()}
        onChange={({ target }) => onPick(target.value.toUpperCase())}
        className="peer absolute inset-0 noscript:hidden size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        style={{ backgroundColor: hex ?? undefined }}
        className={`swatch pointer-events-none block size-6 rounded-swatch peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2 ${hex ? "inset-ring inset-ring-line" : "border-2 border-line-2 border-dashed"}`}
      />
    </span>
  );
}
