import { useEffect, useState } from "react";
import { ColorDot } from "#app/ui/color-dot.tsx";
import { spellOutDark } from "#color/export/palette.ts";
import { print, printHex } from "#color/text/print.ts";
import { printCount } from "#color/words/count.ts";
import { blobOf, textOf } from "./make-product.ts";
import type { Made } from "./use-product.ts";

/** Longer previews would only slow the panel down; the file is complete. */
const MAX_CHARACTERS = 30_000;
const BOX = "min-h-0 flex-1 overflow-auto focus-visible:-outline-offset-2 max-lg:h-[min(22rem,55dvh)] max-lg:flex-none";

export function ExportPreview({ made, hasFailed }: { made: Made | null; hasFailed: boolean }) {
  return (
    <figure
      aria-busy={!made}
      className="flex min-w-0 flex-col overflow-hidden rounded-control bg-well lg:min-h-48 lg:grow lg:basis-[0px]"
    >
      <figcaption className="flex min-h-10 shrink-0 items-center gap-4 border-line border-b px-4 text-sm">
        <span className="min-w-0 flex-1 py-2 font-mono [overflow-wrap:anywhere]">{made?.product.fileName}</span>
        <span className="shrink-0 text-ink-2 text-xs tabular-nums">{made && sizeOf(made)}</span>
      </figcaption>
      {hasFailed ? (
        <p role="alert" className="grid min-h-40 flex-1 place-items-center px-6 text-center text-bad text-sm">
          This browser could not create the file. The other formats still work.
        </p>
      ) : (
        <Content made={made} />
      )}
    </figure>
  );
}

function Content({ made }: { made: Made | null }) {
  if (!made) return <div className={BOX} />;
  const { format, product } = made;
  if (format.id === "svg" || format.id === "png") return <Picture made={made} />;
  const content = textOf(product);
  if (content === null) return <Inside made={made} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: code isn't a set of form fields
    <div
      role="group"
      aria-label={`${format.label}, preview`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
      tabIndex={0}
      className={`${BOX} px-4 py-3.5`}
    >
      <pre className="font-mono text-xs leading-[1.6]">
        <code>{content.slice(0, MAX_CHARACTERS)}</code>
      </pre>
      {content.length > MAX_CHARACTERS && (
        <p className="mt-3 text-ink-2 text-sm">Preview only. Copy or download the full file.</p>
      )}
    </div>
  );
}

function Picture({ made }: { made: Made }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const blobAddress = URL.createObjectURL(blobOf(made.product));
    setAddress(blobAddress);
    return () => URL.revokeObjectURL(blobAddress);
  }, [made]);
  return (
    <div className="relative min-h-40 flex-1 max-lg:p-4">
      {address && (
        <img
          src={address}
          alt={`The palette as a sheet of swatches, ${made.format.label}`}
          className="rounded-swatch lg:absolute lg:inset-4 lg:m-auto lg:max-h-[calc(100%-2rem)] lg:max-w-[calc(100%-2rem)]"
        />
      )}
    </div>
  );
}

function Inside({ made: { format, palette } }: { made: Made }) {
  const hasNames = format.id !== "swatches";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of colors isn't a set of form fields
    <div
      role="group"
      aria-label={`Inside the ${format.label} file`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
      tabIndex={0}
      className={`${BOX} px-4 py-2`}
    >
      {spellOutDark(palette).groups.map(({ name, swatches }, place) => (
        <section key={place} aria-label={name || undefined}>
          {name && <p className="pt-3 pb-1 font-[550] text-sm">{name}</p>}
          <ul>
            {swatches.map((swatch, index) => {
              const hex = format.keepsAlpha ? print(swatch.color, "hex") : printHex(swatch.color);
              return (
                <li key={index} className="flex items-center gap-3 border-line border-b py-1.5 text-sm last:border-b-0">
                  <ColorDot color={hex} className="size-6 shrink-0 rounded-swatch" />
                  {hasNames && <span className="min-w-0 flex-1 truncate">{swatch.name}</span>}
                  <span className="font-mono text-ink-2 text-xs">{hex}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

function sizeOf({ product }: Made): string {
  const bytes = blobOf(product).size;
  return bytes < 1000 ? `${bytes} B` : `${printCount(Math.round(bytes / 100) / 10)} kB`;
}
