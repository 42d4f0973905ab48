import { Link } from "react-router";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { colorPath } from "#contract/color-path.ts";

/** One palette, each color with its copy button and a link to its page. */
export function BrandColors({ colors }: { colors: readonly { hex: Hex; name: string }[] }) {
  return (
    <ul
      aria-label="Brand colors"
      className="relative grid grid-cols-2 overflow-hidden rounded-bench after:pointer-events-none after:absolute after:inset-0 after:inset-ring after:inset-ring-line after:rounded-[inherit] sm:grid-cols-3 lg:grid-cols-6"
    >
      {colors.map(({ hex, name }) => (
        <li key={hex} style={swatchStyle(hex)} className="swatch flex h-40 items-end justify-between gap-1 p-4 lg:h-64">
          <Link
            to={colorPath(hex)}
            className="grid rounded-swatch py-1 text-sm hover:underline focus-visible:outline-current"
          >
            <span>{name}</span>
            <span className="font-mono">{hex}</span>
          </Link>
          <CopyButton text={hex} variant="ghost" size="sm" className="-mr-2 -mb-0.5" />
        </li>
      ))}
    </ul>
  );
}
