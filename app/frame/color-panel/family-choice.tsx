import { useId } from "react";
import { COLOR_FAMILIES, type ColorFamily } from "#color/family.ts";

/** One plain color of each family. */
const SIGNS: Record<ColorFamily, string> = {
  red: "#DC2F2F",
  orange: "#F58220",
  yellow: "#F5CE1E",
  green: "#3DA34D",
  teal: "#1BA6A6",
  blue: "#2E6BD6",
  purple: "#8447C4",
  pink: "#EE76A8",
  brown: "#8A5A36",
  gray: "#8C8C8C",
  white: "#FFFFFF",
  black: "#111111",
};

type Props = {
  family: ColorFamily;
  /** A search looks at all of them. */
  isOff: boolean;
  onChange: (family: ColorFamily) => void;
};

/** Twelve dots, natively radio buttons; the chosen one has a ring around it and its name beside them. */
export function FamilyChoice({ family, isOff, onChange }: Props) {
  const name = useId();
  return (
    <fieldset
      aria-label="Family"
      disabled={isOff}
      className="grid grid-cols-12 pointer-coarse:grid-cols-6 gap-1 disabled:opacity-45"
    >
      {COLOR_FAMILIES.map((id) => (
        <label
          key={id}
          title={id}
          className="grid h-8 pointer-coarse:h-11 cursor-pointer place-items-center rounded-swatch has-checked:bg-well has-focus-visible:outline-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={id}
            aria-label={id}
            checked={id === family}
            onChange={() => onChange(id)}
            className="peer sr-only"
          />
          <span
            className="swatch inset-ring inset-ring-line-2 size-4.5 rounded-full peer-checked:outline-2 peer-checked:outline-ink peer-checked:outline-offset-2"
            style={{ backgroundColor: SIGNS[id] }}
          />
        </label>
      ))}
    </fieldset>
  );
}
