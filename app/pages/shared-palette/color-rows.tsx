import { Link } from "react-router";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { readColor } from "#color/text/address.ts";
import { print } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import type { Shared } from "./load-shared.ts";

/** Each color with its codes, to copy in any format. */
export function ColorRows({ swatches }: Pick<Shared, "swatches">) {
  const copy = useCopy();
  const rows = swatches.flatMap((swatch) => {
    const color = readColor(swatch.text);
    return color ? [{ ...swatch, color }] : [];
  });
  const copyAll = () =>
    copy(
      rows.map(({ color }) => color),
      rows.map(({ name }) => name),
    );
  return (
    <Section
      id="colors"
      title="Colors"
      aside={
        <Button size="sm" onClick={copyAll} className="noscript:hidden font-sans">
          <Icon className="icon-copy size-4" />
          Copy all
        </Button>
      }
      className="grid-cols-[minmax(0,1fr)] gap-5"
    >
      <ul className="divide-y divide-line border-line border-y">
        {rows.map(({ text, hex, name, color }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice, and places never move
          <li key={`${text} ${place}`} className="flex items-center gap-4 py-2.5">
            <span
              aria-hidden
              style={{ backgroundColor: hex }}
              className="swatch inset-ring inset-ring-line size-10 shrink-0 rounded-swatch"
            />
            <Link to={colorPath(hex)} className="min-w-0 flex-1 truncate font-[550] text-sm hover:underline">
              {name}
            </Link>
            <span className="font-mono text-sm">{hex}</span>
            <span className="w-56 font-mono text-ink-2 text-sm max-lg:hidden">{print(color, "oklch", SHORT)}</span>
            <span className="w-44 font-mono text-ink-2 text-sm max-md:hidden">{print(color, "rgb")}</span>
            <span className="flex text-ink-2">
              <CopyColorButton color={color} name={name} size="sm" />
              <CopyMenu color={color} name={name} size="sm" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const SHORT = { precision: "short" } as const;
